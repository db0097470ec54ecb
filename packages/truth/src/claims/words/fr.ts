import type { ClaimWords } from './claim-words.ts'

export const french: ClaimWords = {
  with: 'avec ensemble conjointement',
  partners:
    'equipe equipes collegue collegues prestataire agence consultant partenaire responsable service groupe chef cheffe medecin fournisseur directrice directeur tuteur binome client nous',
  limits:
    'seulement uniquement quand si pendant remplacement remplacements partiel partielle parfois ponctuel ponctuelle ponctuellement occasionnel saison interne petit petits simples pilote essai sauf hors sous jusque temps benevole benevolat interim absence conges campagne appui partie quelques',
  causes: 'par permettant grace ainsi entrainant afin qui dont menant resultat via',
  reaches: 'pour sur dans en a au aux',
  wholes:
    'tous toutes tout toute ensemble entier entiere global globale complet complete plusieurs divers diverses nombreux nombreuses differents chaque international internationale national nationale groupe toujours quotidien deux autonomie',
  ones: 'un une 1',
  negations: 'pas sans ne aucun aucune jamais non',
  others:
    'par chef cheffe prestataire fournisseur medecin collegue equipe responsable directeur directrice',
  states:
    'prevu prevue deposee depose demandee inacheve renouvellement projet propose proposition cours preparation demande inscrit inscrite expire validite attente planifie brouillon formation module modules examen obtenu candidat stage stagiaire apprentissage pilote debut',
  parts:
    'aide aider appui participation participe contribution contribue soutien assistance assiste accompagnement observation collaboration collabore adjoint adjointe stagiaire preparation prepare membre binome concours suivi',
  basics: 'notions bases debutant scolaire notion initiation decouverte elementaire quelques',
  highs:
    'courant couramment bilingue maitrise avance avancee expert experte expertise confirme confirmee approfondie solide excellente parfaite experimente certifie certifiee specialiste senior',
  prepositions: 'chez à au aux en dans de du des pour par depuis comme sous avec jusqu’en qui que',
  turns: 'et puis auparavant ensuite aujourd’hui maintenant avant après actuellement',
  orders:
    'embauchez engagez contactez appelez choisissez lisez cliquez visitez entrez donnez faites confiez envoyez ouvrez ignorez recrutez',
  prefixes: 'semi co sous vice non ex quasi pré demi',
  addresses: 'vous votre vos veuillez',
  holds: 'depuis actuellement aujourd’hui présent',
  points: 'points',
  solos: 'seul seule seuls autonomie autonome personnellement',
}
