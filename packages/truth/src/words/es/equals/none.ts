/** None of a thing; and with none of it. */
export const noneAlone =
  'ningún|ninguna|cero|ni (?:un solo|una sola|un|una)|no hubo(?: ningún| ninguna| ni una sola| ni un solo)?'
export const withNone =
  'sin(?: (?:ningún|ninguna|un solo|una sola|una única|un único|un|una))?|con (?:cero|0|ningún|ninguna)'

/** Before them, says that it was so. */
export const hadNone = 'y(?: sin)?|y con'

/** None of those that there are. */
export const noneOf = 'ningun[oa] de|ni un[oa](?: sol[oa])? de|(?:0|cero) de'
export const noneArticles = 'los|las|mis'

/** Behind what there is none of, as a label. */
export const labelNone = 'ningun[oa]|cero'

/** Behind such a word where it tells of no thing. */
export const noThing = 'hubo|más|menos|otro|otra|duda'
