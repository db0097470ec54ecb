import type { EmployerWords } from '../employer-words.ts'

/** Italian. */
export const italianEmployers: Partial<EmployerWords> = {
  legalForms: String.raw`SpA | S\.R\.L\.?`,
}
