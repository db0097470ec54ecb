import { countOpen, type OfflineWords } from './offline-words.ts'

export const french: OfflineWords = {
  result:
    'rédui|réduction|augment|économi|hausse|baisse|amélior|pass(?:é|ée|és|ant|e|age)e?s? de|gagn|dépass|doubl|divis|ramen|au lieu de|sans (?:\\p{L}+ ){0,2}(?:accident|réserve|incident)|0 accident|aucun|récompens|classé|progress',
  helped: 'aide|particip|appui|soutien|assist|contribu|accompagn|membre d',
  goesOn:
    '(?:ce|cela|ces|cette|également|aussi|ainsi|puis|ensuite|y compris|de plus|en outre|et)(?!\\p{L})|dans ce cadre',
  heads: 'client|projet|rôle|environnement|missions?|réalisations|résultats|tâches',
  lists:
    'outils?|logiciels?|systèmes?|technologies|environnement(?: technique)?|compétences|stack|informatique',
  between: 'avec|et|ou|sur|sous|de|des|du|la|le|les|utilisation|usage|maîtrise|quotidienne?|aussi',
  junk: 'références.*(?:demande|disposition)|sur (?:simple )?demande',
  unfinished:
    'en cours|en préparation|depuis \\d|inscrit|prévue?|abandonn|\\d+ sur \\d+|expiré|à recycler',
  notYet:
    'poc\\b|proof of concept|(?:fait|réalisé|géré|assuré)e?s? par|sous-trait|prévue?s?|en projet|pilote|pas encore|étude en cours|en formation|à l’étude',
  instruments: 'sur|avec|dans|sous|via|par',
  limits: 'seulement|uniquement|juste|prototype|lecture seule',
  others: 'à côté|aux côtés|équipe|collègues?',
  employers: 'entreprise|société|fabricant|agence|pme|groupe|salariés|distributeur',
  low: 'notions|bases|initiation|débutant',
  asking: 'compétences?|expériences?|connaissances?|maîtrise',
  present: 'aujourd.hui',
  name: 'Français',
  and: () => 'et',
  years: (proven) => `${countOpen('plus de', proven)} ans d’expérience`,
  withYears: (position, years, skills) => `${position}, ${years} : ${skills}.`,
  also: (skills) => `Également : ${skills}.`,
  languages: (languages) => `Langues : ${languages}.`,
  certificates: (certificates) => `Certifications : ${certificates}.`,
}
