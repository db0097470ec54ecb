import type { TailoringWords } from './tailoring-words.ts'

export const french: TailoringWords = {
  behindNames: 'et ou avec sans pour dans sur à au aux de du des en par',
  joints: 'et|ou',
  skills: 'compétence',
  notHeld: String.raw`prévue?s?|réservée?s?|expirée?s?|échue?s?|en cours|en formation|notions?|bases|débutante?|initiation|observ\p{L}*|assisté aux?|adjointe?|par intérim|inscrite?|pas|^aucune?|jamais`,
  ofOthers: String.raw`(?:responsable|chef|cheffe|directeur|directrice|service|équipe|cadre|gestionnaire)(?: de la| de| du| des)?`,
  byOthers: String.raw`(?:est|sont|était|étaient|a été|ont été)(?: \p{L}+ment)? \p{L}+(?:é|i|is|it|u|ée|ie|ise|ite|ue)s? (?:par|à|au|aux)|(?:reste|restent|restait) à la charge d[eu]`,
  beforeNames: 'à|chez|pour|près de|ville de|client|cliente',
  told: {
    keptPlace: 'Nous avons gardé vos mots à un endroit : {reason}',
    keptPlaces: 'Nous avons gardé vos mots à {n} endroits : {reason}',
    leftSentence: 'Nous avons laissé de côté une phrase d’un nouveau profil : {reason}',
    leftSkill: 'Nous n’avons pas ajouté une compétence à votre liste : {reason}',
    morePlaces: 'Il y a {n} autres endroits que l’original ne dit pas.',
    showsTerm: 'Met « {term} » en évidence.',
    saysPlainly: 'Dit la même chose plus clairement.',
    addsSkill: 'Figure dans vos lignes et manque à votre liste de compétences.',
  },
}
