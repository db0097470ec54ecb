import type { EmployerWords } from '../employer-words.ts'

/** Portuguese. */
export const portugueseEmployers: Partial<EmployerWords> = {
  legalForms: 'Ltda',
}
