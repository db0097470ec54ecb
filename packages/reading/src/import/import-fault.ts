import { MAX_IMPORT_POSTINGS, MAX_POSTING_CHARS } from '@tailorbird/contracts'

const count = (number: number) => number.toLocaleString('en')

/** Why postings can't come in, in words for the person. */
const FAULTS = {
  not_csv: 'This is no table that we can read. Save it as CSV with a line of headings.',
  not_json: 'This is no JSON. Save it again, or paste the postings as text.',
  no_postings: 'There is no list of postings in this file.',
  no_text_column: 'Say which column has the text of the postings.',
  too_many: `Up to ${count(MAX_IMPORT_POSTINGS)} postings come in one go. Split the file.`,
  open_quotes: 'A quotation mark of this row has no end.',
  no_text: 'This row has no text of a posting.',
  text_too_long: `The text of this row is longer than ${count(MAX_POSTING_CHARS)} characters.`,
} as const

export type ImportFaultCode = keyof typeof FAULTS

/** What is wrong with an import, and in which row. */
export interface ImportFault {
  /** As a spreadsheet counts, the headings first; null when it is the whole file. */
  row: number | null
  code: ImportFaultCode
  message: string
}

export const fault = (code: ImportFaultCode, row: number | null = null): ImportFault => ({
  row,
  code,
  message: FAULTS[code],
})
