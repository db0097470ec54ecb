/**
 * What stands in and around titles and employers' names in one language: patterns with ' | ' between them; a bar inside
 * brackets has no space around it.
 */
export interface TitleWords {
  /** How long and how much one works, behind a dash. */
  termsBehindDash: string
  /** The same at the end of a title: 'in Teilzeit', 'full-time'. */
  termsAtEnd: string
  /** Between two of them: 'or'. */
  termsJoint: string
  /** Before one: 'in', 'ab'. */
  termsBefore: string
  hours: string
  week: string
  /** How, when and where one works: no name begins with it. */
  termsFirst: string
  /** Opens a line with a posting's number. */
  numberLine: string
  /** Before a posting's number in a title. */
  numberLabel: string
  /** In brackets behind a title: whoever one is. */
  allGenders: string
  /** Before when a posting was put up, with the blank behind it. */
  postedLead: string
  /** When a posting was put up, behind the place. */
  posted: string
  /** Towns and counties as employers, before 'of' or a name. */
  towns: string
  /** Between these and the name. */
  townOf: string
  /** Parts of an employer: 'School'. */
  parts: string
  /** Behind a part: 'of'. */
  partOf: string
  /** Small words in employers' names, whole words. */
  smallInNames: string
  /** The same between the capitals of a name; more of them would join names that are two. */
  jointsInNames: string
  /** Left out where a name becomes a host. */
  notInHosts: string
  /** Between two adjectives. */
  and: string
  /** Speaks of persons, in the case that it is written in. */
  persons: string
  /** Small words in titles with capitals. */
  smallInTitles: string
  /** Before a colon in front of a title. */
  noise: string
  /** What stands in a name's place and is none: 'our team'. */
  noNames: string
}
