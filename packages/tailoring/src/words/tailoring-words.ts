/** What one language says around the names of skills. */
export interface TailoringWords {
  /** May stand behind a name that stands for itself, parted by spaces. */
  behindNames: string
  /** Between the members of a row; a part of a regular expression. */
  joints: string
  /** In names of categories that any skill fits in; a part of a regular expression. */
  skills: string
  /** Says that what a line names is not held or done yet, no more, or only in part; a part of a regular expression. */
  notHeld: string
  /** Stands before what somebody else has or does: 'for the', 'head of'; a part of a regular expression. */
  ofOthers: string
  /** Stands behind what somebody else does: 'is done by'; a part of a regular expression. */
  byOthers: string
  /** Stands before the name of a place or a customer; a part of a regular expression. */
  beforeNames: string
  told: ToldSentences
}

/** Sentences for the person. `{reason}` goes on behind a colon, `{n}` is a number. */
export interface ToldSentences {
  keptPlace: string
  keptPlaces: string
  leftSentence: string
  leftSkill: string
  /** Further places that are not listed. */
  morePlaces: string
  /** Why a text was worded anew, or a skill added; `{term}` is what the posting asks for. */
  showsTerm: string
  saysPlainly: string
  addsSkill: string
}
