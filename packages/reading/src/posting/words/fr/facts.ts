import type { FactsWords } from '../facts-words.ts'

/** French. */
export const frenchFacts: FactsWords = {
  hour: String.raw`(?:de l['’]|par |à l['’]|\/ ?)heure | \/ ?h | horaire | taux horaire`,
  day: String.raw`(?:par |\/ ?)(?:jour|vacation|poste de) | journalier | tjm | \/ ?j | la journée`,
  week: String.raw`(?:par |\/ ?)semaine | hebdomadaire | hebdo`,
  month: String.raw`(?:par |\/ ?)mois | mensuel(?:le|s|les)? | le mois | \/ ?m`,
  year: String.raw`(?:par |\/ ?)(?:an|année) | annuel(?:le|s|les)? | l['’]année | b\.?a\.?`,
  paid: String.raw`salaire | salaires | rémunération | rémunéré | brut | net | package | gratification | indemnité | rétribution | fixe`,
  notPay: String.raw`
    primes?(?! et| \+) | frais | budget | chiffre d['’]affaires | bonus | panier | ticket | tickets | chèques? | participation | mutuelle | remboursement |
    meilleurs | illimités? | cooptation | honoraires | investissement | remboursés?
  `,
  to: 'à | et | a',
  placeLabels: String.raw`lieu(?: de travail| du poste| de mission)? | localisation | ville | adresse | site | secteur géographique | où | poste basé à`,
  placeBefore: 'à | a | sur | basé à | basée à | près de | pour | en',
  townJoints: 'de | du | des | sur | sous | la | les',
  but: 'mais',
  townEnds: 'centre(?:-ville)? | ville | et (?:alentours|environs)',
  elsewhere:
    'siège | siège social | show-?room | bureaux (?:sont|à) | maison mère | agences? (?:de|à) | offres similaires | cabinet basé',
  remote: String.raw`
    full[- ]remote | (?:100 ?%|totalement|entièrement|intégralement) (?:en )?(?:télétravail|remote|à distance) | télétravail (?:complet|total|à 100 ?%|intégral|100 ?%) |
    poste (?:en télétravail|à distance) | travail à distance | ^télétravail$ | ^remote$ | à domicile total
  `,
  hybrid: String.raw`hybride | télétravail (?:partiel|possible|occasionnel|\d|ponctuel|hebdomadaire) | \d(?: à \d)? jours? (?:de |en )télétravail | télétravail \d jours? | télétravail : ?\d | partiellement (?:en )?télétravail`,
  onsite: String.raw`sur site(?! internet| web) | en présentiel | présentiel | pas de télétravail | télétravail non | sans télétravail`,
  home: String.raw`télé-?travail(?:ler|lable)? | à distance | remote | de chez (?:vous|toi|soi) | à la maison | home[- ]?office | depuis (?:chez|la maison|votre domicile)`,
  partly: String.raw`
    (?:\d|une?|deux|trois|quatre|quelques)(?: ?(?:-|–|à|ou) ?(?:\d|deux|trois|quatre))? ?(?:jours?|j|journées?|fois) | partiel(?:le|lement)? | possible | ponctuel(?:lement)? | occasionnel(?:lement)? | le reste | parfois | hebdomadaires? | après (?:la )?période | selon
  `,
  wholly: '100 ?% | full | totalement | entièrement | intégralement | complet | total',
  remoteThings: String.raw`télémaintenance | télésurveillance | (?:surveillance|contrôle|suivi|commande|dépannage|formation|pilotage) à distance`,
  onsiteThings: String.raw`entretiens? | parking | restauration | cantine | formation`,
  work: 'travail | poste | emploi | mission',
  posted: String.raw`post[ée]e? le | publiée? (?:le|depuis le) | publié le | mise? en ligne(?: le)? | date de publication | parue? le | diffusée? le | offre du | annonce du | actualisée? le`,
  closes: String.raw`date limite(?: de (?:candidature|dépôt|réponse)s?| d['’]envoi)?(?: des candidatures)? | (?:candidatures?|postuler|postulez|candidatez|répondre) (?:jusqu['’]au|avant le|au plus tard le) | clôture(?: des candidatures)?(?: le)? | avant le`,
  starts: 'à partir | dès | début | prise de poste | rentrée | pour le',
  until: "avant le | jusqu['’]au | d['’]ici le | au plus tard le",
  applying: 'candidat\\p{L}* | cv | postul\\p{L}* | envoy\\p{L}* | adresse[rz] | dossier',
  agoBehind: '',
  agoBefore: 'il y a | depuis',
  agoHours: 'minutes? | heures? | h',
  agoDays: 'jours? | j',
  agoWeeks: 'semaines?',
  agoMonths: 'mois',
  today: String.raw`publiée? aujourd['’]hui | à l['’]instant`,
  yesterday: 'publiée? hier',
  unpaid: String.raw`
    non[- ]rémunérée?s? | (?:n['’]est|ne sera|ne sont) pas payée?s? | non payée?s? | (?:sans|aucune|pas de) (?:rémunération|gratification|salaire)(?= |,|\.|$|\)) | (?:n['’]est|ne sera|n['’]étant) pas rémunérée?s? | (?:mission|poste|activité|action|engagement) (?:est )?(?:de )?bénévole | à titre bénévole | bénévolat | pas rémunérée?s?
  `,
  unpaidTitle: String.raw`(?<!(?:des|de|les) )bénévoles?`,
  commissionOnly: String.raw`
    (?:exclusivement|uniquement|seulement|100 ?%|entièrement|totalement|intégralement) (?:à|aux?|en|sur) (?:la |les )?commissions? | (?:exclusivement|uniquement|seulement|100 ?%|entièrement) (?:commissions?|commissionnée?|variable) |
    (?:aucun|sans|pas de) (?:salaire )?fixe(?= |,|\.|$|!|:|\)) | rémunération (?:à la commission|aux commissions)
  `,
  noneOf: String.raw`sans | aucune? | pas de | pas d['’] | pas non plus | ni`,
  wages: 'salaire | rémunération | gratification | indemnité | paie | paye | cachet | défraiement',
  fixedWages: String.raw`
    (?:salaire|rémunération|part|revenu|de) fixe | salaire de base | (?<!à |de date |prix |jour |téléphone |poste |lieu )fixe(?! (?:de|par|à|sur) )
  `,
  unpaidTime: String.raw`
    congés? | sabbatique | pauses? | heures? sup\p{L}* | disponibilité | solde | année de césure | candidats? | postuler | entretien | frais de dossier | candidature
  `,
  unpaidPeople: 'bénévoles | parents | volontaires',
  unpaidPart: 'essai | formation | intégration | première semaine | premiers jours',
  not: `pas | non | jamais | pas de | ni | sans | aucun | personne`,
  firm: String.raw`obligatoires? | exigée?s? | impérati(?:f|ve|vement)s? | indispensables? | requise?s? | nécessaires? | doi(?:t|s|vent|vez) | demandée?s?`,
  noPay: String.raw`
    sans | aucune? | pas de | pas d['’] | ni | zéro | pas droit à(?: une?)?
  `,
  payNouns: String.raw`
    argent | rétribution | cachets?
  `,
  payVerbs: String.raw`
    payée?s? | rémunérée?s? | gratifiée?s? | rétribuée?s? | indemnisée?s? | (?:vous |te |t['’])?payer | rémunérer
  `,
  unpaidVerb: String.raw`
    (?:pas|non|jamais|ni)(?:[- ](?:encore|vous|être))?
  `,
  payLabel: String.raw`
    salaire | rémunération | gratification | indemnité | cachet | rétribution
  `,
  nothing: String.raw`
    aucune?s? | néant | il n['’]y en a pas | zéro | 0 ?€ | bénévole | pas prévue? | n['’]est pas prévue?
  `,
  free: String.raw`
    (?:travaill\p{L}*|tourn\p{L}*|œuvr\p{L}*) (?:\p{L}+ ){0,3}?(?:gratuitement|gratis|pour rien|bénévolement) | à titre (?:gracieux|gratuit) | contre (?:le )?(?:gîte|logement|hébergement|repas|nourriture)(?: et (?:le )?couvert)? | en participation | uniquement défrayée?s?
  `,
  instead: String.raw`
    en échange(?! d['’]expérience)(?:,| :| de| vous| d['’]) | en contrepartie(?:,| :| vous)
  `,
  only: String.raw`
    uniquement | exclusivement | seulement | entièrement | totalement | intégralement | à 100 ?% | rien que
  `,
  share: String.raw`
    commissions? | à la vente | à la commission | (?:contrats?|ventes?|affaires|mandats?) (?:que vous|signée?s|réalisée?s|conclue?s) | vos ventes | variable | ce que vous (?:vendez|signez|rentrez)
  `,
  ownSales: String.raw`
    vous (?:gagnez|touchez) ce que vous (?:vendez|signez) | pas de vente,? pas de (?:salaire|paie) | payée?s?(?:\(e\))? (?:\p{L}+ )?(?:à la vente|au résultat|au contrat|à la signature) | (?:salaire|revenu|rémunération) .{0,40}?dépend (?:à 100 ?% |entièrement |uniquement )?d(?:e|es) (?:vos |votre )?(?:contrats?|ventes?|résultats)
  `,
  selfEmployed: String.raw`
    (?:statut|agents?|conseillers?|commercial|commerciaux|travailleur|en tant qu['’]) ?(?:d['’]|commercial |commerciaux )?(?:agent commercial )?indépendante?s? | agent commercial | agents commerciaux | auto-?entrepreneur\p{L}* | micro-?entrepreneur\p{L}* | mandataire | à votre compte | freelance | VDI | votre propre patron | portage salarial
  `,
  perSale: String.raw`
    \d{1,3} ?% (?:des |d['’]|de (?:la |vos |chaque |l['’]))(?:honoraires|commissions?|ventes?|chiffre) | (?:honoraires|commissions?|payée?s?|rémunérée?s?|touchez|percevez) (?:\S+ ){0,5}?(?:sur|par|pour|à) (?:chaque |vos |la |les )?(?:ventes?|contrats?|mandats?|affaires?|signature) | commissions? (?:\p{L}+ ){0,2}(?:attractives|élevées|motivantes|non plafonnées)
  `,
}
