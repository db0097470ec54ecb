/** Say that something goes on from a date. */
export const dateStarts = 'desde'

/** Open a span that has an end, or stand before its first date. */
export const dateOpens = 'de|del|entre'

/** May stand before the first date. */
export const dateArticles = 'el|la'

/** Say of a span that it is one. */
export const dateFrames = 'en los años|en el per[ií]odo|durante los años|durante el per[ií]odo'

/** What a span may end with that goes on. */
export const nowWords = 'actualidad|hoy|presente|actual|actualmente|fecha|ahora'

/** Parts of a year that a date may begin with, besides its months. */
export const partNames = 'primavera|verano|otoño|invierno|principios|finales'
