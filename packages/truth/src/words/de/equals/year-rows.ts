/** Parts of a year that come again, one or several. */
export const rowSeasons =
  'Herbste?n?|Winter[ns]?|Frühjahre?n?|Frühlinge?|Sommer[ns]?|Saison(?:en|s)?|Spielzeit(?:en)?|Schuljahre?n?|Jahre?n?'

/** Before one of them, for all of a row. */
export const everySeason = 'jede[nrs]?'

/** Before their name, with their years behind it. */
export const rowArticles = 'im|in|den|der|die'

/** Before the first year, and between the first and the last. */
export const rowFrom = 'von'
export const rowTo = 'bis'

/** Before the last that is counted up. */
export const rowAnd = 'und'

/** Says that they follow each other. */
export const inARow = 'aufeinanderfolgende[nr]?|hintereinander|in Folge|nacheinander'
