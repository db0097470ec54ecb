/** What tells in one language what a line is; words in small letters, as they are written. */
export interface LineLists {
  /** How people tell of a job in a sentence, patterns only; a capital may begin them. */
  told: string
  /** May stand right before that. */
  toldLead: string
  /** Before what somebody was: 'as'. */
  as: string
  /** Articles behind what tells of a job. */
  toldArticles: string
  /** Articles behind an `as` that opens a part of a line. */
  openerArticles: string
  /** Between a role and where. */
  at: string
  /** Opens a line about what somebody did, in the case that it is written in. */
  deeds: string
  /** Above a list of what one did: 'Responsibilities'. */
  dutyLabels: string
  /** The same, only to tell that two lines are two things. */
  otherDeeds: string
  /** Behind such a verb: somebody else did it. */
  doneBy: string
  /** Joins two headings, or two languages. */
  and: string
  /** Labels of what fits nowhere else. */
  other: string
  /** Parts of a heading that is about courses. */
  taught: string
  /** Opens a heading of courses that we have a name for, in any case. */
  trainings: string
  /** What the columns of a table of skills are called. */
  columns: string
  /** Those that say how well something is known. */
  ratings: string
  /** The one of them whose numbers need its name behind them. */
  years: string
  /** Before a page's number. */
  page: string
  /** Between it and how many there are. */
  pageOf: string
  /** What pictures are called, behind an owner's name. */
  logo: string
  /** The same before `logoOf` and the owner's name. */
  logoBefore: string
  logoOf: string
  /** Parts the names of a role and of where, as 'at' does. */
  joints: string
  /** The same before a field or a place: 'in'. */
  looseJoints: string
  /** Articles behind a joint. */
  jointArticles: string
  /** An article that is tied to its name: "l'". */
  tiedArticles: string
  /** Those of the joints that say in what: a field or a place. */
  within: string
  /** An `as` behind a joint, with a role in small letters. */
  asBehindJoint: string
  /** An `as` that opens a part of a line only before a capital. */
  asBeforeCapital: string
  /** Goes on behind the names of a job: 'where I …'. */
  goesOn: string
  /** Labels of those whom a job was done for, or of a piece of it: no employer stands behind them. */
  clients: string
  /** A column that only counts its rows. */
  counting: string
}
