/**
 * What stands around a name in a sentence and shows what it is a name of, in one language: patterns with ' | ' between them; a bar
 * inside brackets has no space around it.
 */
export interface PhraseWords {
  /** One must pass what follows: it is no skill. */
  passes: string
  /** What one passes: 'screening'. */
  tests: string
  /** Parts of words that tell that a language is spoken. */
  speaking: string
  /** Behind a number behind a name: the number is no part of it. */
  counted: string
  /** The same behind a number alone; without accents. */
  countedPlain: string
  /** Behind a number in a sentence that counts years of a thing. */
  countedYears: string
  /** What there is of a name in capitals: 'STAAR data'; with blanks between them. */
  stuff: string
  /** Behind a name and a hyphen: only what something looks like: 'themed'. */
  likeness: string
  /** Behind a name: what there is of it, and no thing of its own: 'systems'. */
  thingsOfNames: string
  /** Before a verb: 'to', 'you'; with blanks between them. */
  verbBefore: string
  /** Between two verbs; with blanks between them. */
  verbJoints: string
  /** What one does with other parts of a company: 'work closely'. */
  meets: string
  /** Between that and whom: 'with'. */
  meetsWith: string
  /** Between that and their names: 'the', 'our'. */
  meetsWhat: string
  /** Parts of a company that are fields of work as well. */
  departments: string
  /** Between two of them, behind a comma as well. */
  departmentJoints: string
  /** Between two of them alone: 'as well as'. */
  departmentsToo: string
}
