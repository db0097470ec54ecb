import { readWords, type LanguageWords } from '../language-words.ts'

const STOPS = `
le la les l' un une des de du d' au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
je tu il elle on nous vous ils elles me te se s' m' t' n' j' c' qu' que qui quoi dont ou lequel laquelle lesquels moi toi lui eux y en
et ou mais donc or ni car si comme quand lorsque puisque afin ainsi alors aussi tres plus moins bien mieux pas ne non jamais toujours
a dans par pour sur sous avec sans chez entre vers contre depuis pendant avant apres selon lors via hors des jusqu'a au-dela
est sont etre etes suis sommes ete etait sera serez serons seront soit avoir avez avons ont ai as eu aura aurez
fait faire faites peut pouvez pouvoir peuvent doit devez devoir doivent faut veut voulez souhaitez savez savoir
tout toute tous toutes chaque plusieurs quelques certains certaines autre autres meme memes tel telle tels telles notamment
egalement idealement minimum requis requise requises exige exigee obligatoire souhaite souhaitee souhaitable apprecie appreciee
indispensable necessaire necessaires equivalent equivalente similaire similaires etc ex exemple
annee annees an ans mois jour jours semaine heures heure
capable apte titulaire diplome diplomee passionne passionnee motive motivee responsable charge chargee
`
const VERBS = `
assurer garantir realiser effectuer participer contribuer gerer piloter organiser planifier coordonner developper concevoir mettre
suivre controler verifier analyser rediger elaborer definir proposer animer encadrer former accompagner conseiller accueillir
informer repondre traiter preparer installer entretenir reparer veiller maintenir utiliser travailler collaborer rejoindre
intervenir identifier evaluer optimiser ameliorer appliquer respecter transmettre communiquer creer tenir prendre rendre
maitrisez disposez possedez justifiez parlez aimez assurez realisez participez gerez travaillez connaissez etes aurez
maitriser connaitre posseder parler
`
const EDGES = `
a1 a2 b1 b2 c1 c2
experience experiences connaissance connaissances competence competences maitrise maitrisee niveau notions pratique pratiques formation
bonne bonnes bon bons excellente excellentes excellent excellents solide solides forte fortes fort parfaite approfondie approfondies
premiere premier significative significatif confirmee reussie professionnelle professionnel professionnelles relevant
capacite capacites aptitude aptitudes sens esprit gout qualites qualite profil domaine domaines type secteur environnement milieu outils outil
techniques technique logiciels logiciel langue langues different differents differentes divers diverses nouveau nouvelle nouveaux nouvelles
grand grande grands grandes petit petite principal principale principaux atout lu ecrit parle courant courante
ensemble cadre sein mise place suivi valable valide cours minimale
`
const EMPTIES = `
equipe equipes entreprise entreprises societe groupe client clients poste postes mission missions tache taches travail emploi candidat
candidats candidature personne personnes collaborateur collaborateurs service services projet projets produit produits besoin besoins
solution solutions activite activites responsabilite responsabilites objectif objectifs resultat resultats probleme problemes
direction site sites lieu region france paris monde vie avenir carriere contrat salaire avantages mutuelle teletravail
documents document dossier dossiers information informations donnees qualite delai delais organisation developpement gestion
patient patients famille familles eleve eleves enfant enfants usager usagers public diplome diplomes bac permis
`
const ROLES = `
ingenieur ingenieure developpeur developpeuse responsable directeur directrice assistant assistante infirmier
infirmiere aide-soignant aide-soignante enseignant enseignante professeur formateur formatrice comptable technicien
technicienne electricien electricienne vendeur vendeuse conseiller conseillere stagiaire alternant cuisinier
cuisiniere serveur serveuse chauffeur ouvrier employe employee secretaire juriste avocat avocate graphiste candidat
candidate collaborateur manager
`
const SOFTS = `
rigueur autonomie organisation dynamisme dynamique rigoureux rigoureuse autonome motivation empathie ecoute relationnel relationnelle
relationnelles communication adaptation polyvalence polyvalent disponibilite ponctualite curiosite creativite initiative discretion patience
reactivite reactif organise organisee ponctuel curieux bienveillance bienveillant calme sourire humour dynamisme serieux assiduite diplomatie pedagogie
`

/** French. */
export const french: LanguageWords = {
  stops: readWords(STOPS),
  verbs: readWords(VERBS),
  edges: readWords(EDGES),
  empties: readWords(EMPTIES),
  softs: readWords(SOFTS),
  roles: readWords(ROLES),
  joints: readWords("de d' du des a au aux en l' la"),
  cue: /(?<![\p{L}-])(?:(?:exp[ée]riences?|connaissances?|comp[ée]tences?|ma[iî]trise|ma[iî]trisez|notions|bases|pratique|formation|dipl[ôo]me|master|licence|bts|dut|bac\s?\+\s?\d|certification|habilitation|permis|utilisation|expertise)(?: [\p{L}é]{3,16}){0,2}? (?:de la |de l['’]|des |du |de |d['’]|dans (?:la |le |les |l['’])?|en |avec (?:les? |la )?|sur )|ma[iî]trisez (?:les? |la |l['’])?|connaissez (?:les? |la |l['’])?|(?:tels?|telles?) que |à l['’]aide d[eu']+ ?|via |comme |notamment )/giu,
  askedWith: readWords(
    'exige exigee requis requise obligatoire indispensable souhaite souhaitee courant',
  ),
  certifying: readWords('certification habilitation permis caces carte agrement'),
  adjective: /(?:elle?s?|els|eux|euse|ables?|ibles?|ifs?|ives?)$/,
  hasCapitalNouns: false,
}
