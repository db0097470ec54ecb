/** Say that something goes on from a date. */
export const dateStarts = 'seit'

/** Open a span that has an end, or stand before its first date. */
export const dateOpens = 'von|vom|zwischen|ab'

/** May stand before the first date. */
export const dateArticles = 'dem'

/** Say of a span that it is one. */
export const dateFrames = 'in den Jahren|im Zeitraum|in der Zeit'

/** What a span may end with that goes on. */
export const nowWords = 'heute|jetzt|aktuell|laufend'

/** Parts of a year that a date may begin with, besides its months. */
export const partNames = 'Frühjahr|Frühling|Sommer|Herbst|Winter|Anfang|Mitte|Ende'
