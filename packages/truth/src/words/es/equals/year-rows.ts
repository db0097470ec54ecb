/** Parts of a year that come again, one or several. */
export const rowSeasons =
  'otoños?|inviernos?|primaveras?|veranos?|temporadas?|campañas?|vendimias?|cursos?|años?'

/** Before one of them, for all of a row. */
export const everySeason = 'cada|todos los|todas las'

/** Before their name, with their years behind it. */
export const rowArticles = 'en|durante|las|los|el|la'

/** Before the first year, and between the first and the last. */
export const rowFrom = 'del?|desde'
export const rowTo = 'al?|hasta'

/** Before the last that is counted up. */
export const rowAnd = 'y'

/** Says that they follow each other. */
export const inARow = 'seguid[ao]s|consecutiv[ao]s'
