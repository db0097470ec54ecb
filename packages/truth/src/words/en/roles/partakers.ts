/** Says that a thing was done with others. */
export const togetherPhrases = String.raw`(?:work(?:ed|ing)?|team(?:ed|ing)?_up|cooperat\p{L}+|collaborat\p{L}+|partner\p{L}*)_with`

/** Says 'with others' before a hyphen. */
export const coKey = 'co'
