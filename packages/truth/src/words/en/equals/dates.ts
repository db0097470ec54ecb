/** Say that something goes on from a date. */
export const dateStarts = 'since|as of|starting(?: in)?'

/** Open a span that has an end, or stand before its first date. */
export const dateOpens = 'from|between'

/** May stand before the first date. */
export const dateArticles = 'the'

/** Say of a span that it is one. */
export const dateFrames =
  'in the (?:years|period)|during(?: the (?:years|period))?|in the time|over the (?:years|period)'

/** What a span may end with that goes on. */
export const nowWords = 'present|now|today|date|onwards?|current|ongoing'

/** Parts of a year that a date may begin with, besides its months. */
export const partNames = 'spring|summer|autumn|fall|winter|early|late'
