import type { EmployerWords } from '../employer-words.ts'

/** Spanish. */
export const spanishEmployers: EmployerWords = {
  legalForms: String.raw`
    S\.L\.U?\.? | S\.?A\.? de C\.?V\.? | S\.? de R\.?L\.?(?: de C\.?V\.?)? | S\.L\.?L?\.? | & Cía\.?
  `,
  compounds: '',
  agencies: String.raw`
    rrhh | ett | ETT | trabajo temporal | talento | recursos humanos | RRHH | headhunters? | temporales
  `,
  kinds: '',
  clientThings: '',
  the: '',
}
