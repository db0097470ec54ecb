/** What one language says around the names of skills. */
export interface TailoringWords {
  /** May stand behind a name that stands for itself, parted by spaces. */
  behindNames: string
  /** Between the members of a row; a part of a regular expression. */
  joints: string
  /** In names of categories that any skill fits in; a part of a regular expression. */
  skills: string
  /** What the name of a group of skills calls them; a part of a regular expression. */
  groups: string
  /** Says that what a line names is not held or done yet, no more, or only in part; a part of a regular expression. */
  notHeld: string
  /** The name of a group whose skills are little known. */
  lowLevels: string
  /** Stands before what somebody else has or does: 'for the', 'head of'; a part of a regular expression. */
  ofOthers: string
  /** Stands behind what somebody else does: 'is done by'; a part of a regular expression. */
  byOthers: string
  /** Stands before the name of a place or a customer; a part of a regular expression. */
  beforeNames: string
  /** Ends what stands before a thing that is somebody else's: 'for the'; a part of a regular expression, '' for none. */
  beforeOthers: string
  /** Names of sections about people, not about work; a part of a regular expression. */
  privateSections: string
  told: ToldSentences
}

/** Sentences for the person. `{reason}` goes on behind a colon, `{n}` is a number, and a list of words is quoted as `quoted` says. */
export interface ToldSentences {
  /** `{line}` is the line as a list of one. */
  keptLine: string
  keptPlaces: string
  leftSentence: string
  leftSkill: string
  /** The second reading of new wordings failed. */
  notReadAgain: string
  /** So many of them had none. */
  notAllReadAgain: string
  /** Further places that are not listed. */
  morePlaces: string
  /** Why a text was worded anew, or a skill added; `{term}` is what the posting asks for. */
  showsTerm: string
  saysPlainly: string
  evensOut: string
  addsSkill: string
  /** Of a skill that nothing is known to show. */
  offersSkill: string
  /** A word of a list in quotation marks. */
  quoted: string
  /** A name that the posting has, in place of the person's own. `{asked}` and `{written}` are lists. */
  renames: string
  /** What a product is a kind of, or what a short form stands for, was put behind it. */
  namesKind: string
  namesSame: string
  /** A skill that a line shows. */
  listsShown: string
  /** Of a summary: written where there was none, with what comes first for this job, or with more behind the person's own. */
  addsSummary: string
  addsSummaryFor: string
  opensSummary: string
  extendsSummary: string
  /** Lines that were merged or left out. */
  merges: string
  drops: string
  shortensOld: string
  /** What the person said themselves; `{note}` is theirs. */
  confirmsWording: string
  confirmsSkill: string
  saidSkill: string
  saidSkillWith: string
  /** Orders. */
  ordersBullets: string
  ordersSkills: string
  groupsSkills: string
  ordersAdditional: string
  ordersSections: string
  /** Where those stand that have no heading of their own. */
  additionalSections: string
  allSections: string
  /** The length that was asked for is not reached; `{n}` pages. */
  doubtfulNames: string
  lacksPosition: string
  lacksEmployer: string
  keptWhole: string
  tooLong: string
  tooLongForOne: string
}
