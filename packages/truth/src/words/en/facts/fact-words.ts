/** Joins the parts of a fact and is none itself. */
export const FACT_JOINTS =
  'and or of the in at for with from to until till through thru on by a an degree gpa issued obtained since'

/** Between two names of one thing. */
export const OR_IN_FACT = 'or'

/** Other names of the same level or thing. */
export const SAME_FACTS: Readonly<Record<string, string>> = {
  honors: 'honour',
  honours: 'honour',
  hons: 'honour',
  bachelors: 'bachelor',
  masters: 'master',
  licence: 'license',
}

/** The level of a language that is one's own. */
export const NATIVE = 'mother tongue|native speaker|native language|first language'

/** Stands beside a level that is a letter and a digit. */
export const LEVEL = 'level'

/** The first word of a degree. */
export const DEGREES = 'bachelor|master|doctor|associate|philosophy'

/** Words of titles that short forms of two letters are found in by chance. */
export const RANKED_ROLES =
  'head|lead|leader|chief|senior|principal|director|manager|supervisor|officer|president|executive|master'

/** The degree that is written 2:1. */
export const UPPER_SECOND = 'upper second(?:[- ]class)?'

/** The degree that is written 2:2. */
export const LOWER_SECOND = 'lower second(?:[- ]class)?'
