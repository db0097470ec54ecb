/** Parts of a year that come again, one or several. */
export const rowSeasons =
  'automnes?|hivers?|printemps|étés?|saisons?|campagnes?|vendanges?|années?|rentrées?'

/** Before one of them, for all of a row. */
export const everySeason = 'chaque|tous les|toutes les'

/** Before their name, with their years behind it. */
export const rowArticles = 'durant|pendant|aux?|en|les|des|lors'

/** Before the first year, and between the first and the last. */
export const rowFrom = 'de'
export const rowTo = 'à'

/** Before the last that is counted up. */
export const rowAnd = 'et'

/** Says that they follow each other. */
export const inARow = "consécuti(?:f|ve)s|de suite|d['’]affilée|successi(?:f|ve)s"
