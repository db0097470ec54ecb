/** What stands around a person's name and contact data in one language; words in small letters, as they are written. */
export interface PersonLists {
  /** Before a name: 'Dr'. */
  titles: string
  /** Behind such a title: of what. */
  titleFields: string
  /** Small words in names. */
  particles: string
  /** What a resume calls itself before its owner's name. */
  documents: string
  /** Between that and the name: 'of'. */
  documentOf: string
  /** Before a colon: what a letter is about. */
  letterFields: string
  /** Opens or closes a letter; no letter with an accent may end it. */
  greetings: string
  /** Labels of the first name and of the last. */
  givenName: string
  familyName: string
  /** Labels with this in them have an address behind. */
  addressParts: string
  /** What opens an address. */
  street: string
  /** Labels that say which site stands behind them. */
  siteNames: string
  /** Before a phone number: which one it is. */
  phoneKinds: string
  /** In front of a number that is none of a telephone: 'DNI', 'passport'. */
  identityPapers: string
  /** The same in brackets behind it. */
  phoneNotes: string
  /** Behind such a paper: 'No.'. */
  numberWords: string
  /** Heads what other people are asked about. */
  referees: string
  /** In a mail's head, before whom it went to. */
  receivers: string
  /** Ends a word for a number of any kind: 'Kennziffer'. */
  numberEndings: string
  /** Between a phone number and its extension. */
  extensions: string
  /** Before when or where somebody was born, as a word by itself. */
  born: string
  /** Opens other facts of a person's life: how such words begin. */
  personal: string
  /** Such a fact by itself. */
  personalWhole: string
  /** Behind somebody's age. */
  ages: string
}
