import type { AskingWords } from '../asking-words.ts'

/** French. */
export const frenchAsking: AskingWords = {
  negatedBehind: String.raw`
    (?:pas|non)(?: (?:forcément|strictement|absolument|un|une))? (?:indispensables?|obligatoires?|requise?s?|nécessaires?|exigée?s?|essentiel(?:le)?s?|prérequis|impérati(?:f|ve)s?)
  `,
  negatedBefore: 'pas besoin | aucune (?:expérience|connaissance)',
  noneOf: 'aucune?',
  needed: 'requise?s? | nécessaires? | exigée?s?',
  turnsTo: String.raw`
    de (?:connaître|maîtriser|savoir|parler|posséder) | d['’]avoir
  `,
  refused: 'pas (?:retenue?s?|étudiée?s?)',
  but: 'mais',
  norJoints: 'et | ou | ni',
  norSmall: 'de | en | la | le | les',
  welcome: String.raw`
    bonus | plus | bienvenue?s? | atout | souhaité?e?s? | souhaitable | appréciée?s? | idéalement
  `,
  preferably: 'id[ée]alement | de préférence',
  firm: 'exigee?s? | obligatoire',
  papers: String.raw`
    permis (?:de (?:conduire|cariste|chasse|navigation|construire)|[A-Z]{1,2}\d?(?![\p{L}\d])|classe \d|poids lourd)(?: [A-Z]{1,2}\d?(?![\p{L}\d]))? | caces(?: r?\d{3})?(?: (?:catégorie|cat\.?) ?\d)? | carte (?:professionnelle|pro|T|VTC|vitale|ASP)(?!\p{L}) | habilitations? [\p{L}\d]+ | (?:brevet|attestation|certificat|diplôme d['’]état|autorisation) (?:de |d['’]|du |des )?[\p{L}'’]+ | (?:inscription|inscrite?) (?:à l['’]ordre|au tableau)(?: des [\p{L}-]+)? | SST | FIMO | FCO | BAFA | BNSSA | DEAS | DEAP | DEI
  `,
  certifying:
    'permis | caces | cartes? | habilitations? | brevets? | attestations? | certificats? | diplômes? | agrément',
  noPapers:
    'casier judiciaire | permis de travail | permis de construire | attestation de sécurité sociale | certificat de travail',
  waived: String.raw`
    (?:on|nous|l['’]entreprise|employeur)(?: (?:le|la|les|vous|te))* (?:paie|paye|paient|payons|finance|finançons|fournit|fournissons|prend en charge|prenons en charge|forme|formons) | (?:payée?|financée?|prise? en charge|fournie?) par | à nos frais | inutile d['’]avoir | peut être passée? | pas grave
  `,
  without: 'sans',
  least: String.raw`au (?:minimum|moins) | minimum | (?:et|ou) plus | pas moins de`,
  ofCompany: String.raw`d['’]existence | sur le marché | d['’]histoire`,
  numbers: {
    un: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
  },
  orMore: 'plus | ou plus',
  upTo: 'a | ou',
  whole: '',
  years: 'ans? | annees?',
  months: 'mois',
  old: 'revolus',
  tellsExperience: 'experience',
  yearsOf: String.raw`de | d['’] | en | avec`,
  monthsOf: String.raw`d['’] | de[ ]`,
  experience: 'experience',
}
