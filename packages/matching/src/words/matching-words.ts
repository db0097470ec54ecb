/** What one language says around the things that people have and postings ask for; parts of regular expressions, '' for none. */
export interface MatchingWords {
  /** A first acquaintance: 'basics', 'beginner'. */
  weak: string
  /** A level that a posting asks for and a beginner does not have. */
  strong: string
  /** Behind a name: not there yet. */
  notYet: string
  /** Of a study: it ended, or goes on, without its paper: 'not completed', 'credits towards'. */
  studyLacks: string
  /** It ended with its paper: 'graduated', 'conferred'. */
  studyEnds: string
  /** It goes on: 'expected', 'in progress'. */
  studyGoesOn: string
  /** Behind a name and a mark: 'Driving licence: No'. */
  denied: string
  /** Before a name: wanted, read about, failed. */
  notDone: string
  /** Before a name: it was only watched. */
  watched: string
  /** Before what somebody helped with. */
  helped: string
  /** Before whom they helped. */
  helpedWhom: string
  /** Behind a name: others did it. */
  byOthers: string
  /** 'No', 'never', 'without'. */
  no: string
  /** What is denied with it: 'experience', 'used'. */
  noSkill: string
  /** Says both at once: 'unfamiliar'. */
  unskilled: string
  /** Between that and the name: 'with'. */
  noLink: string
  /** Before a name, in the same clause: no plain claim ('learning', 'interest in'). */
  hedge: string
  /** A level before a name: 'advanced'. */
  levelBefore: string
  /** A level behind it. */
  levelBehind: string
  /** What one does with a thing, before its name: 'knowledge of'. */
  doingBefore: string
  /** The same behind it: 'handling'. */
  doingBehind: string
  /** Words that only parts of an employer are called by; the last words of such parts; before 'station', an employer's or a place's. */
  units: string
  unitEnds: string
  stations: string
  /** Words of postings that ask for no thing by themselves, parted by spaces. */
  empty: string
  /** Words that tell nothing of what was done, parted by spaces. */
  telling: string
  /** What joins the members of a list, parted by spaces. */
  joins: string
  /** How words of one language end that are made of verbs: 'scheduling', 'installation'. */
  verbal: string
  /** Those of them whose verb says something else: 'accounting', parted by spaces. */
  verbalNames: string
  /** Phrases whose words say something else apart: 'machine learning'. */
  setPhrases: string
  /** How a verb's forms end that no noun has: 'scheduled'. */
  verbForms: string
  /** What an employer's name has and no part of an employer: legal forms, 'Holdings'. */
  employers: string
}
