import type { FactsWords } from '../facts-words.ts'

/** French. */
export const frenchFacts: FactsWords = {
  hour: String.raw`(?:de l['’]|par |à l['’]|\/ ?)heure | \/ ?h | horaire | taux horaire`,
  day: String.raw`(?:par |\/ ?)jour | journalier | tjm | \/ ?j | la journée`,
  week: String.raw`(?:par |\/ ?)semaine | hebdomadaire | hebdo`,
  month: String.raw`(?:par |\/ ?)mois | mensuel(?:le|s|les)? | le mois | \/ ?m`,
  year: String.raw`(?:par |\/ ?)(?:an|année) | annuel(?:le|s|les)? | l['’]année | b\.?a\.?`,
  paid: String.raw`salaire | salaires | rémunération | rémunéré | brut | net | package | gratification | indemnité | rétribution | fixe`,
  notPay: String.raw`
    primes?(?! et| \+) | frais | budget | chiffre d['’]affaires | bonus | panier | ticket | tickets | chèques? | participation | mutuelle | remboursement |
    meilleurs | illimités? | cooptation | honoraires | investissement | remboursés?
  `,
  to: 'à | et | a',
  placeLabels: String.raw`lieu(?: de travail| du poste| de mission)? | localisation | ville | adresse | site | secteur géographique | poste basé à`,
  placeBefore: 'à | a | sur | basé à | basée à | près de | pour | en',
  remote: String.raw`
    full[- ]remote | (?:100 ?%|totalement|entièrement|intégralement) (?:en )?(?:télétravail|remote|à distance) | télétravail (?:complet|total|à 100 ?%|intégral|100 ?%) |
    poste (?:en télétravail|à distance) | travail à distance | ^télétravail$ | ^remote$ | à domicile total
  `,
  hybrid: String.raw`hybride | télétravail (?:partiel|possible|occasionnel|\d|ponctuel|hebdomadaire) | \d(?: à \d)? jours? (?:de |en )télétravail | télétravail \d jours? | télétravail : ?\d | partiellement (?:en )?télétravail`,
  onsite: String.raw`sur site(?! internet| web) | en présentiel | présentiel | pas de télétravail | télétravail non | sans télétravail`,
  posted: String.raw`publiée? (?:le|depuis le) | publié le | mise? en ligne(?: le)? | date de publication | parue? le | diffusée? le | offre du | annonce du | actualisée? le`,
  closes: String.raw`date limite(?: de (?:candidature|dépôt|réponse)s?| d['’]envoi)?(?: des candidatures)? | (?:candidatures?|postuler|postulez|candidatez|répondre) (?:jusqu['’]au|avant le|au plus tard le) | clôture(?: des candidatures)?(?: le)? | avant le`,
  agoBehind: '',
  agoBefore: 'il y a | depuis',
  agoHours: 'minutes? | heures? | h',
  agoDays: 'jours? | j',
  agoWeeks: 'semaines?',
  agoMonths: 'mois',
  today: String.raw`publiée? aujourd['’]hui | à l['’]instant`,
  yesterday: 'publiée? hier',
  unpaid: String.raw`
    non[- ]rémunérée?s? | (?:sans|aucune|pas de) (?:rémunération|gratification|salaire)(?= |,|\.|$|\)) | (?:n['’]est|ne sera|n['’]étant) pas rémunérée?s? | (?:mission|poste|activité|action|engagement) (?:est )?(?:de )?bénévole | à titre bénévole | bénévolat | pas rémunérée?s?
  `,
  unpaidTitle: String.raw`(?<!(?:des|de|les) )bénévoles?`,
  commissionOnly: String.raw`
    (?:exclusivement|uniquement|seulement|100 ?%|entièrement|totalement|intégralement) (?:à|aux?|en|sur) (?:la |les )?commissions? | (?:exclusivement|uniquement|seulement|100 ?%|entièrement) (?:commissions?|commissionnée?|variable) |
    (?:aucun|sans|pas de) (?:salaire )?fixe(?= |,|\.|$|!|:|\)) | rémunération (?:à la commission|aux commissions)
  `,
  not: `pas | non | jamais | pas de | ni`,
  firm: String.raw`obligatoires? | exigée?s? | impérati(?:f|ve|vement)s? | indispensables? | requise?s? | nécessaires? | doi(?:t|s|vent|vez) | demandée?s?`,
}
