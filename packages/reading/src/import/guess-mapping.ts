import { foldCase } from '@tailorbird/language'
import { HEADER_NAMES, IMPORT_FIELDS, type ImportField } from './header-names.ts'

/** Which column is what; a field that no column has is left out. */
export type ColumnMapping = Partial<Record<ImportField, number>>

/** A column of longer cells than this is what postings say, whatever its heading. */
const TEXT_CHARS = 120
const SAMPLE_ROWS = 50
const ADDRESS = /^https?:\/\/\S+$/i
/** A cell among them may say 'by mail'. */
const NEARLY_ALL = 0.9
/** A shorter name says nothing within a longer heading. */
const MIN_PART = 4
/** 'Posting title' is a title: what a text is called is a part of many names. */
const TEXT_LAST = IMPORT_FIELDS.toSorted(
  (one, other) => Number(one === 'text') - Number(other === 'text'),
)

/** A longer heading with 'since' in it may be the day of anything. */
const NAMING = TEXT_LAST.filter((field) => field !== 'since')

const fold = (header: string) =>
  foldCase(header.slice(0, 100).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The free column whose whole heading is the likeliest name of a field. */
function findNamed(field: ImportField, folded: readonly string[], used: ReadonlySet<number>) {
  for (const name of HEADER_NAMES[field]) {
    const at = folded.findIndex((header, column) => header === name && !used.has(column))
    if (at >= 0) return at
  }
  return -1
}

/** 'Posting title (required)', 'Link zur Anzeige': the free column whose heading has a name of a field in it. */
const findNaming = (field: ImportField, folded: readonly string[], used: ReadonlySet<number>) =>
  folded.findIndex(
    (header, column) =>
      !used.has(column) &&
      HEADER_NAMES[field].some(
        (name) => name.length >= MIN_PART && ` ${header} `.includes(` ${name} `),
      ),
  )

/** The free column with the longest cells, if they are long enough to be postings. */
function findLongest(rows: readonly string[][], columns: number, used: ReadonlySet<number>) {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const mean = (column: number) =>
    sample.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0) / Math.max(1, sample.length)
  const [best] = Array.from({ length: columns }, (_, column) => ({ column, chars: mean(column) }))
    .filter(({ column, chars }) => !used.has(column) && chars >= TEXT_CHARS)
    .toSorted((one, other) => other.chars - one.chars)
  return best?.column ?? -1
}

/** The free column whose filled cells are nearly all addresses, whatever its heading. */
function findAddresses(rows: readonly string[][], columns: number, used: ReadonlySet<number>) {
  const sample = rows.slice(0, SAMPLE_ROWS)
  return Array.from({ length: columns }, (_, column) => column).findIndex((column) => {
    const filled = used.has(column) ? [] : sample.flatMap((row) => row[column]?.trim() || [])
    const addresses = filled.filter((cell) => ADDRESS.test(cell))
    return filled.length > 0 && addresses.length >= filled.length * NEARLY_ALL
  })
}

/**
 * Guesses which column of a table is what, by its headings, and by its cells for the link and the text.
 * @param rows for those two, when no heading names them
 */
export function guessMapping(
  headers: readonly string[],
  rows: readonly string[][] = [],
): ColumnMapping {
  const folded = headers.map(fold)
  const used = new Set<number>()
  const mapping: ColumnMapping = {}
  const take = (field: ImportField, column: number) => {
    if (column < 0) return
    mapping[field] = column
    used.add(column)
  }
  for (const field of IMPORT_FIELDS) take(field, findNamed(field, folded, used))
  for (const field of NAMING)
    if (mapping[field] === undefined) take(field, findNaming(field, folded, used))
  // Before the text: addresses may be long, too.
  if (mapping.link === undefined) take('link', findAddresses(rows, headers.length, used))
  if (mapping.text === undefined) take('text', findLongest(rows, headers.length, used))
  return mapping
}
