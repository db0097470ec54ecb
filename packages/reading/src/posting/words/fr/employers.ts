import type { EmployerWords } from '../employer-words.ts'

/** French. */
export const frenchEmployers: EmployerWords = {
  legalForms: String.raw`SARL | SAS | S\.A\.S?\.? | SCOP | ASBL`,
  compounds: '',
  agencies: String.raw`
    intérim | interim | int[ée]rim(?:aire)? | recrutement | recruteurs? | talents? | RH | emplois?(?= (?:GmbH|SA|Sàrl))
  `,
  kinds: '',
  clientThings: '',
  the: '',
}
