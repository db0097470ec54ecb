/**
 * By what employers' names are known in one language: patterns with ' | ' between them; a bar inside brackets has no space
 * around it.
 */
export interface EmployerWords {
  /** What ends an employer's name as its legal form, in the case that it is written in; a dot may follow. */
  legalForms: string
  /** How one word ends that names an employer by its kind: 'Universitätsklinikum'. */
  compounds: string
  /** In the names of those who hire for others. */
  agencies: string
  /** Before one word: what sort of employer, and not which: 'Busy Restaurant'. */
  kinds: string
  /** Behind 'our client', how words begin that make it no client: 'our client base'. */
  clientThings: string
  /** Opens a name as its article, in the case that it is written in. */
  the: string
}
