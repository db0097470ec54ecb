import type { Clip } from '@tailorbird/clip'
import { MAX_IMPORT_POSTINGS, MAX_POSTING_CHARS, type NewPosting } from '@tailorbird/contracts'
import { decodeText } from '../../../lib/decode-text.ts'
import { splitJobs } from '../../../lib/split-jobs.ts'
import { isReadable } from './folder-files.ts'
import type { ReadTable, TableFile } from './table-groups.ts'

/** Larger than 2,000 ordinary postings in one file. */
const MAX_FILE_BYTES = 24 * 1024 * 1024

/** What was found in files. */
export interface Drafts {
  postings: NewPosting[]
  /** Tables, whose columns may still be settled. */
  tables: TableFile[]
  /** Why files were not taken, one sentence each. */
  refusals: string[]
}

/** Reads pasted text: postings with a line of === between them. */
export const readPasted = (text: string): NewPosting[] =>
  // A table that is exported has one kind of line end: what comes back from it is known.
  splitJobs(text.replaceAll(/\r\n?/g, '\n')).map((one) => ({ text: one }))

/** Reads files, one after the other; a text file may have several postings, a page of HTML as a rule one. */
export async function readFiles(files: readonly File[]): Promise<Drafts> {
  if (files.length > MAX_IMPORT_POSTINGS) return refuse(sayTooMany(files))
  const postings: NewPosting[] = []
  const tables: TableFile[] = []
  const refusals: string[] = []
  for (const file of files) {
    const outcome = await readFile(file)
    if (typeof outcome === 'string') refusals.push(`${file.name}: ${outcome}`)
    else if ('rows' in outcome) tables.push({ name: file.name, table: outcome })
    else postings.push(...outcome)
  }
  return { postings, tables, refusals }
}

const sayTooMany = ({ length }: readonly File[]): string =>
  `Up to ${MAX_IMPORT_POSTINGS.toLocaleString('en')} postings come in one go. These are ${length.toLocaleString('en')} files.`

/** Reads what was brought from a page that the person looked at. */
export async function readClipped(clip: Clip): Promise<Drafts> {
  const { readSeen } = await import('./read-tables.ts')
  const outcome = readSeen(clip)
  return typeof outcome === 'string'
    ? refuse(outcome)
    : { postings: outcome, tables: [], refusals: [] }
}

const refuse = (refusal: string): Drafts => ({ postings: [], tables: [], refusals: [refusal] })

async function readFile(file: File): Promise<NewPosting[] | ReadTable | string> {
  if (!isReadable(file)) return 'Save it as .txt, .md, .html, .csv or .json.'
  if (file.size > MAX_FILE_BYTES) return 'A file may have up to 24 MB.'
  const bytes = await file.arrayBuffer().catch(() => undefined)
  const text = bytes && decodeText(bytes)
  if (text === undefined) return 'This is not plain text.'
  const postings = await readByKind(file.name, text)
  if (typeof postings === 'string' || 'rows' in postings) return postings
  const found = postings.filter((one) => one.text !== '')
  if (found.length === 0) return 'There is no text in this file.'
  if (found.some((one) => one.text.length > MAX_POSTING_CHARS))
    return `A posting may have up to ${MAX_POSTING_CHARS.toLocaleString('en')} characters.`
  return found
}

/** The readers of tables and pages come when a file needs them. */
async function readByKind(name: string, text: string): Promise<NewPosting[] | ReadTable | string> {
  if (/\.(?:txt|md|markdown)$/i.test(name)) return readPasted(text)
  const { readCsv, readJson, readPage } = await import('./read-tables.ts')
  if (/\.json$/i.test(name)) return readJson(text)
  return /\.[ct]sv$/i.test(name) ? readCsv(text) : readPage(name, text)
}
