import {
  MAX_LINK_CHARS,
  MAX_NOTE_CHARS,
  MAX_POSTING_CHARS,
  MAX_POSTING_NAME_CHARS,
} from '@tailorbird/contracts'
import { sanitizeText } from '@tailorbird/language'
import type { ColumnMapping } from './guess-mapping.ts'
import type { ImportField } from './header-names.ts'
import { fault, type ImportFault } from './import-fault.ts'
import type { ImportTable } from './import-table.ts'

/** A posting that can come in; '' for what its row does not have. */
export type ImportedPosting = Record<ImportField, string> & {
  /** The row it was made of, as a spreadsheet counts. */
  row: number
}

const FIRST_ROW = 2
const URL = /^https?:\/\/\S+$/i
/** Written otherwise, which of its figures is the month is a guess. */
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** White space counts as nothing; what is too long for a name is cut, and cuts no character in two. */
const cut = (text: string, most: number) =>
  sanitizeText(text).replaceAll(/\s+/g, ' ').trim().slice(0, most).toWellFormed()

/**
 * A posting from what it comes with, checked; without a text, or with one that is too long, a fault.
 * @param values by field; missing ones are ''
 */
export function makePosting(
  values: Partial<Record<ImportField, string>>,
  row: number,
): ImportedPosting | ImportFault {
  const {
    text = '',
    title = '',
    company = '',
    place = '',
    link = '',
    note = '',
    state = '',
    since = '',
  } = values
  const whole = sanitizeText(text).trim()
  if (whole === '') return fault('no_text', row)
  if (whole.length > MAX_POSTING_CHARS) return fault('text_too_long', row)
  return {
    row,
    text: whole,
    title: cut(title, MAX_POSTING_NAME_CHARS),
    company: cut(company, MAX_POSTING_NAME_CHARS),
    place: cut(place, MAX_POSTING_NAME_CHARS),
    link: link.length <= MAX_LINK_CHARS && URL.test(link.trim()) ? link.trim() : '',
    note: sanitizeText(note).trim().slice(0, MAX_NOTE_CHARS).toWellFormed(),
    state: cut(state, MAX_POSTING_NAME_CHARS).toLowerCase(),
    since: DAY.test(since.trim()) ? since.trim() : '',
  }
}

/**
 * The postings of a table, each row one, by the columns that a person has settled.
 * @param mapping the table's own, or a changed one
 * @returns what can come in, and what is wrong, by row: with any fault none should
 */
export function mapRows(
  table: ImportTable,
  mapping: ColumnMapping = table.mapping,
): { postings: ImportedPosting[]; faults: ImportFault[] } {
  if (table.faults.length > 0) return { postings: [], faults: table.faults }
  if (mapping.text === undefined) return { postings: [], faults: [fault('no_text_column')] }
  const columns = Object.entries(mapping)
  const made = table.rows.map((row, at) =>
    makePosting(
      Object.fromEntries(columns.map(([field, column]) => [field, row[column] ?? ''])),
      at + FIRST_ROW,
    ),
  )
  return {
    postings: made.filter((one) => 'text' in one),
    faults: made.filter((one) => 'code' in one),
  }
}
