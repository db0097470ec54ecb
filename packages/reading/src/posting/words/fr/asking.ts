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
  refused: String.raw`
    pas (?:retenue?s?|étudiée?s?)
  `,
  barred: String.raw`
    (?:ne |n['’])(?:prend|prenons|pouvons|peuvent|peut|acceptons)\p{L}* (?:pas |personne |aucune? )?(?:\p{L}+ ){0,4}?(?:sans|retenir|retenue?s?|accept\p{L}+|embaucher) | pas postuler | aucune (?:dérogation|exception) | sinon (?:inutile|pas|nous)
  `,
  but: 'mais',
  norJoints: 'et | ou | ni',
  norSmall: 'de | en | la | le | les',
  welcome: String.raw`
    bonus | plus | bienvenue?s? | atout | souhaité?e?s? | souhaitable | appréciée?s? | idéalement | serait (?:bien|un plus|apprécié) | tant mieux | aide beaucoup
  `,
  preferably: 'id[ée]alement | de préférence',
  firm: 'exigee?s? | obligatoire',
  papers: String.raw`
    permis (?:de (?:conduire|cariste|chasse|navigation|construire)|[A-Z]{1,2}\d?(?![\p{L}\d])|classe \d|poids lourd)(?: [A-Z]{1,2}\d?(?![\p{L}\d]))? | caces(?: r?\d{3})?(?: (?:catégorie|cat\.?) ?\d)? | carte (?:professionnelle|pro|T|VTC|vitale|ASP)(?!\p{L}) | habilitations? [\p{L}\d]+ | (?:brevet|attestation|certificat|diplôme d['’]état|autorisation) (?:de |d['’]|du |des )?[\p{L}'’]+ | (?:inscription|inscrite?) (?:à l['’]ordre|au tableau)(?: des [\p{L}-]+)? | SST | FIMO | FCO | BAFA | BNSSA | DEAS | DEAP | DEI | (?:visa|livret|numéro|n°) (?:maritime|professionnel|du? \p{Lu}[\p{L}]+(?: [\p{L}]+)?|RPPS|ADELI|INAMI) | (?:inscrite?|inscription)(?:\(e\))? (?:au|à l['’]|à la) (?:tableau|ordre|barreau|liste|registre)(?: (?:de l['’]|des |du )[\p{L}-]+)? | diplôme d['’]état(?: d['’]| de )?[\p{L}’'-]* | CFBS | STCW(?: \p{L}+)? | carte professionnelle(?: [A-Z]{2,})? | permis (?:b|c|ce|d|be|c1|eb)(?![\p{L}\d]) | agrément(?: [\p{L}-]+)? | DE(?:AS|AP|I|AES|ES)(?!\p{L})
  `,
  certifying: String.raw`
    permis | caces | cartes? | habilitations? | brevets? | attestations? | certificats? | diplômes? | agrément | visa | livret | inscrite?(?:\(e\))? | inscription | CFBS | STCW | DEAS
  `,
  noPapers: String.raw`
    casier judiciaire | permis de travail | permis de construire | attestation de sécurité sociale | certificat de travail | carte (?:de séjour|d['’]identité|vitale|grise|bancaire|cadeau|de visite|restaurant|tickets?) | cartes? (?:des|de la|du jour)\p{L}* | titre de séjour | permis de séjour | permis (?:c ou b|b ou c) | numéro de (?:téléphone|référence) | majeure?s? | \d{2} ans.* | permis c ou b
  `,
  waived: String.raw`
    (?:on|nous|l['’]entreprise|employeur)(?: (?:le|la|les|vous|te))* (?:paie|paye|paient|payons|finance|finançons|fournit|fournissons|prend en charge|prenons en charge|forme|formons) | (?:payée?|financée?|prise? en charge|fournie?) par | à nos frais | inutile d['’]avoir | peut être passée? | pas grave | (?:on|nous) (?:vous|t['’]|te) (?:forme|formons|aide|aidons|accompagne) | peu importe | nous est égal | ou pas,
  `,
  without: 'sans',
  least: String.raw`
    au (?:minimum|moins) | minimum | (?:et|ou) plus | pas moins de | au bas mot | un minimum de | minimum de | moins de | min\. | a minima
  `,
  since: String.raw`depuis | pendant | il y a | durant | sous`,
  mostly: String.raw`
    plus de
  `,
  determiners: String.raw`le | la | les | une? | votre | vos | ton | avec | l['’]`,
  validEnds: '',
  validFirst: '',
  validLast: String.raw`
    (?:est |sont )?(?:en cours de validité|à jour|en règle|en ordre|valides?|valable)
  `,
  noValid: String.raw`
    mise? | mettre | tenir | tenue | maintenir | garder | remise | base | bases | site | fichiers? | données | dossiers? | connaissances? | documents? | vaccin\p{L}* | titre de séjour | papiers? d['’]identité | comptes? | loi | tiens?t? | tenez | tout | vous | maintient | gardez | suivi
  `,
  holder: String.raw`
    (?:vous )?(?:êtes|être|es|serez) (?:\p{L}+ )?(?:titulaire|inscrite?|détenteur|détentrice|diplômée?|en possession)(?:\(e\))?(?: (?:du|de la|d['’]un|d['’]une|de l['’]|au|à l['’]))? | titulaires? (?:du|de la|d['’]une?|de l['’]) | détenteurs? (?:du|de la|d['’]une?) | (?:vous )?(?:avez|possédez|détenez|disposez d['’]) ?(?:le|la|un|une|votre)? | (?:vous )?êtes | être
  `,
  shown: String.raw`
    (?:joindre|joignez|à joindre|fournir|présenter|apporter|mentionner|indiquer|indiquez|copie|photocopie|vérifi\p{L}+|justificatif|preuve)
  `,
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
