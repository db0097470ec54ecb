/** Says that somebody took part. */
export const takesPart = 'took part|participated|contributed|helped|assisted|joined'

/** Words that are not who took part. */
export const noSubjects = 'and|also|to|then|who|which|has|have|was'

/** People that the person may work with. */
export const peopleWords = String.raw`others?|colleagues?|teams?|groups?|staff|crew|people|volunteers?|partners?|friends?|pupils?|students?|teachers?|parents?|nurses?|members?|departments?|office|\p{L}{3,}(?:ers|ors|ists|ians|ees)`

/** Says that a thing was done with others only before people. */
export const withKey = 'with'

/** Says that a thing was done with others. */
export const togetherPhrases = String.raw`(?:work(?:ed|ing)?|team(?:ed|ing)?_up|cooperat\p{L}+|collaborat\p{L}+|partner\p{L}*)_with`

/** Says 'with others' before a hyphen. */
export const coKey = 'co'
