import { MAX_IMPORT_POSTINGS } from '@tailorbird/contracts'
import Papa from 'papaparse'
import { guessMapping } from './guess-mapping.ts'
import { fault } from './import-fault.ts'
import { emptyTable, type ImportTable } from './import-table.ts'

/** A table has no more columns; what has is none. */
const MAX_COLUMNS = 200
/** The headings, and rows that spreadsheets count from one. */
const FIRST_ROW = 2
/** What stands before a text so that no spreadsheet takes it for a formula. */
const GUARD = /^'(?='*[=+\-@\t\r])/

/**
 * Reads a table as spreadsheets save it: comma, semicolon, tab or bar between cells, cells of several lines in quotation marks, the
 * headings first. Of the apostrophe before what looks like a formula, as our own export writes it, the text has none.
 * @returns with `faults` when it is no such table or too long
 */
export function readCsvTable(text: string): ImportTable {
  const plain = text.replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(plain, { skipEmptyLines: 'greedy' })
  const [headers, ...rows] = data
  if (!headers || headers.length > MAX_COLUMNS) return emptyTable(fault('not_csv'))
  if (rows.length === 0) return emptyTable(fault('no_postings'))
  if (rows.length > MAX_IMPORT_POSTINGS) return emptyTable(fault('too_many'))
  const quotes = errors.filter(({ type }) => type === 'Quotes')
  const whole = rows.map((row) => headers.map((_, column) => readCell(row[column] ?? '')))
  return {
    headers: headers.map((header) => header.trim()),
    rows: whole,
    mapping: guessMapping(headers, whole),
    faults: quotes
      .slice(0, 1)
      .map(({ row = 0 }) => fault('open_quotes', Math.max(FIRST_ROW, row + 1))),
  }
}

const readCell = (cell: string) => cell.trim().replace(GUARD, '').trim()
