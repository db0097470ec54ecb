/** What roles, employers, places of learning and papers are called in one language; words in small letters. */
export interface NameLists {
  /** Nouns that name a role; without accents. */
  roles: string
  /** What follows in a role's name says of what it is: 'Head of …'; without accents. */
  headEnds: string
  /** Behind a role: 'Jr'. */
  ranks: string
  /** Words that employers are called by, and their legal forms; without accents. */
  organisations: string
  /** What ends an employer's name and nothing else; a dot may follow. */
  legalForms: string
  /** Legal forms that a comma may part from an employer's name, in any case; a dot may follow. */
  tailForms: string
  /** Words that places of learning are called by; without accents. */
  institutions: string
  /** The same at the end of a longer word: 'Volkshochschule'. */
  institutionEndings: string
  /** Degrees, diplomas and the words in their names; without accents. */
  degrees: string
  /** What an average of marks is called, in any case; between it and the number. */
  grades: string
  gradeOf: string
  /** Certificates and licences; without accents. */
  certificates: string
  /** What is a part of a company. */
  parts: string
  /**
   * Fields of work: behind a role they say which one is meant, and no employer is called that alone. Without accents, as
   * the two below.
   */
  fields: string
  /** Between two fields. */
  fieldJoints: string
  /** Behind a field: 'division'. */
  fieldParts: string
  /** How long and where one works: no name begins with it. */
  terms: string
  /** Says that somebody is their own employer: how such words begin. */
  selfEmployed: string
  /** Articles that open a name. */
  the: string
}
