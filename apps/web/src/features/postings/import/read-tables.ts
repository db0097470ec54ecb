import type { Clip } from '@tailorbird/clip'
import { newPosting, type NewPosting } from '@tailorbird/contracts'
import {
  guessMapping,
  mapRows,
  readCsvTable,
  readJsonTable,
  readPostingFile,
  readSeenPage,
  toNewPosting,
  type ImportedPosting,
  type ImportFault,
  type ImportTable,
} from '@tailorbird/reading/import'
import type { ReadTable } from './table-groups.ts'

type Read = { postings: ImportedPosting[]; faults: ImportFault[] }

/** A table of a file, with what its headings tell of its columns; or what is wrong with it. */
export const readCsv = (text: string): ReadTable | string => openTable(readCsvTable(text))

/** Postings as we export them, with all that was noted; any other list of objects as a table of what their keys tell. */
export const readJson = (text: string): NewPosting[] | ReadTable | string =>
  readOwnJson(text) ?? openTable(readJsonTable(text))

function openTable(table: ImportTable): ReadTable | string {
  const [first] = table.faults
  if (first) return sayFault(first)
  const { headers, rows, mapping } = table
  return {
    headers,
    rows,
    mapping,
    isNamed: guessMapping(headers).text !== undefined,
    read: (settled) => settle(mapRows(table, settled)),
  }
}

/** The jobs that a page marks for machines, else its readable text. */
export const readPage = (name: string, text: string): NewPosting[] | string =>
  settle(readPostingFile(name, text))

/** The jobs that a page marked for machines, else what could be read on it. */
export function readSeen({ link, scripts, text }: Clip): NewPosting[] | string {
  const read = readSeenPage(scripts, text, link)
  const [first] = read.faults
  if (!first) return settle(read)
  const wrong =
    first.code === 'text_too_long'
      ? 'There is more on that page than one posting has.'
      : 'That page says nothing that can be read.'
  return `${wrong} Mark the posting on it, from its title to its end, then send it again.`
}

/** With anything wrong none comes in. */
function settle({ postings, faults }: Read): NewPosting[] | string {
  const [first] = faults
  return first ? sayFault(first) : postings.map(toNewPosting)
}

const sayFault = ({ row, message }: ImportFault): string =>
  row === null ? message : `Row ${row}: ${message}`

function readOwnJson(text: string): NewPosting[] | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null || !('postings' in parsed)) return undefined
  const { postings } = parsed
  if (!Array.isArray(postings)) return undefined
  const isOurs = (one: unknown): one is NewPosting => newPosting.isValidSync(one, { strict: true })
  const list: unknown[] = postings
  return list.every(isOurs) ? list : undefined
}
