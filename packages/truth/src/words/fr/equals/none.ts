/** None of a thing; and with none of it. */
export const noneAlone = "aucune?|zéro|pas (?:une? seule?|le moindre|la moindre|de)|pas d(?=['’])"
export const withNone =
  'sans(?: (?:aucune?|une? seule?|le moindre|la moindre|la|le|une?))?|avec (?:zéro|0|aucune?)'

/** Before them, says that it was so. */
export const hadNone = "et|il n['’]y a eu|n['’]ayant (?:eu|connu)|et n['’]ayant eu"

/** None of those that there are. */
export const noneOf =
  'aucune? (?:des|de(?: mes| nos)?)|pas une? (?:seule? )?(?:des|de mes)|(?:0|zéro) (?:des|de mes)'
export const noneArticles = 'mes|nos|les'

/** Behind what there is none of, as a label. */
export const labelNone = 'aucune?|néant|zéro'

/** Behind such a word where it tells of no thing. */
export const noThing = 'plus|moins|autre|autres|doute|cesse|compter'
