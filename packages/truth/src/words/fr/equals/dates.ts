/** Say that something goes on from a date. */
export const dateStarts = 'depuis'

/** Open a span that has an end, or stand before its first date. */
export const dateOpens = 'de|du|entre'

/** May stand before the first date. */
export const dateArticles = 'le|la'

/** Say of a span that it is one. */
export const dateFrames =
  'sur la période|pendant la période|dans la période|dans les années|durant les années'

/** What a span may end with that goes on. */
export const nowWords = "aujourd['’]hui|maintenant|présent|actuel|actuellement|ce jour|en cours"

/** Parts of a year that a date may begin with, besides its months. */
export const partNames = 'printemps|été|automne|hiver|début|fin'
