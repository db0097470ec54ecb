import type { EmployerWords } from '../employer-words.ts'

/** French. */
export const frenchEmployers: EmployerWords = {
  legalForms: String.raw`SARL | SAS | S\.A\.S?\.? | SCOP | ASBL`,
  compounds: '',
  agencies: 'intérim | interim',
  kinds: '',
  clientThings: '',
  the: '',
}
