/** Months from January to December. */
type Months = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

/** How people of one language write dates: words in small letters, with commas between. */
export interface DateWords {
  /** With their short forms; a dot may stand behind each. */
  months: Months
  winter?: string
  spring?: string
  summer?: string
  autumn?: string
  /** 'early', 'Anfang': in front of a year. */
  partsOfYear?: string
  /** Says by itself that a span lasts: 'present', 'heute'. */
  now: string
  /** Says so only behind a word for 'until': 'to date', 'a la fecha'. */
  nowBehindUntil?: string
  until: string
  /** Opens a span: 'from 2019 to 2021'. */
  since: string
  /** Says by itself that a span goes on: 'since 2019', but not 'de 2019'. */
  goesOn: string
  /** 'between 2019 and 2021': the word in front, and the one that stands for the dash. */
  between?: string
  and: string
  /** 'Start: 2019', 'End: 2021'. */
  startLabel?: string
  endLabel?: string
  /** Years, months and weeks, one or many. */
  units?: string
}

/** What time off from work is called, folded: parts of a regular expression without accents, in small letters. */
export interface LeaveWords {
  names: string
  /** What may stand in front: 'unpaid'. */
  before?: string
  /** What may stand behind: 'year', 'break'. */
  behind?: string
  /** Opens what it was for. */
  reasons: string
}

/** How people name what a study ends with, and its field: parts of regular expressions. */
export interface DegreeWords {
  /** Below a bachelor's degree. */
  college: string
  bachelor: string
  master: string
  doctor: string
  /** The same in few letters: words of other things, but for their capitals. */
  bachelorShort?: string
  masterShort?: string
  /** One of a university, without its level. */
  any: string
  /** How words end that put the field in front: 'Pharmaziestudium'. */
  ending?: string
  /** Between a degree and its field. */
  link: string
  /** 'or', between degrees and between fields. */
  either: string
  /** In front of a degree in what asks for one: articles, 'completed'. */
  before: string
  /** Ends what the field is called: 'or comparable', 'with'. */
  fieldEnd: string
}

/** Small words that tell what language a text is in: in small letters, as they are written, with blanks between. */
export interface SignWords {
  /** In a whole text they tell it from the others that we read well. */
  inTexts: string
  /** In one line they do: none of the others has them. */
  inLines: string
  /** So many of them in a text are against its being in a language that we do not read well. */
  besideOthers: string
}

/** Words of one language that texts of all kinds are read with. */
export interface LanguageWords {
  dates: DateWords
  leave?: LeaveWords
  degrees?: DegreeWords
  /** Of the languages that we read well. */
  signs?: SignWords
  /** Articles, prepositions and words that join, folded. */
  small?: string
  /** How well somebody knows something, folded, with semicolons between. */
  levels?: string
}
