/** None of a thing; and with none of it. */
export const noneAlone = 'kein(?:e[mnrs]?)?(?: einzige[mnrs]?)?|null|nicht eine? einzige[rs]?'
export const withNone =
  'ohne(?: (?:eine[nrs]?|ein)(?: einzige[nrs]?)?| jede[nrs]?| jegliche[nrs]?)?|mit (?:null|0|keine[mnr]?)'

/** Before them, says that it was so. */
export const hadNone = 'lang|(?:und )?(?:es gab|gab es)|und hatte|hatte|und'

/** None of those that there are. */
export const noneOf =
  'keine[rs]? (?:der|von|meiner|unserer)|nicht eine[rs]? (?:der|von|meiner)|(?:0|null) (?:der|von|meiner)'
export const noneArticles = 'den|insgesamt'

/** Behind what there is none of, as a label. */
export const labelNone = 'keine?r?s?|null'

/** Ends a word for what is without a thing. */
export const freeOf = '(?:s|n|en)?frei'

/** Behind 'kein' where it tells of no thing. */
export const noThing = 'mehr|weniger|anderer|andere|anderes'
