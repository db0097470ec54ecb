import { Readable } from 'node:stream'
import { sayPayOf, sayTrap, type PostingDto } from '@tailorbird/contracts'
import { eachPosting, type Db } from '@tailorbird/db'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Row = PostingDto & { text: string }
type Format = 'csv' | 'json'

const TYPES: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Sends an owner's postings as their list shows them, one after the other: both files come in again. */
export function exportPostings(
  db: Db,
  { owner }: FastifyRequest,
  reply: FastifyReply,
  format: Format,
): FastifyReply {
  const rows = eachPosting(db, owner.id)
  const parts = format === 'csv' ? writeCsv(rows) : writeJson(rows)
  const day = new Date().toISOString().slice(0, 10)
  return reply
    .type(TYPES[format])
    .header('content-disposition', contentDisposition(`postings-${day}.${format}`))
    .header('cache-control', 'private, no-store')
    .send(Readable.from(parts))
}

async function* writeJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '{"postings":[\n'
  for await (const { text, title, company, place, link, note, state, dates } of rows) {
    yield before + JSON.stringify({ text, title, company, place, link, note, state, dates })
    before = ',\n'
  }
  yield before === ',\n' ? '\n]}\n' : '{"postings":[]}\n'
}

const COLUMNS: [string, (row: Row) => string | number | null | undefined][] = [
  ['title', ({ title }) => title],
  ['company', ({ company }) => company],
  ['place', ({ place }) => place],
  ['link', ({ link }) => link],
  ['state', ({ state }) => state],
  ['since', ({ state, dates }) => dates[state]],
  ['note', ({ note }) => note],
  ['score', ({ reading }) => reading?.score],
  ['reachable', ({ reading }) => reading?.reachable],
  ['missing', ({ reading }) => reading?.missing.join(', ')],
  ['text', ({ text }) => text],
  // Behind the others, so that what reads the table by its columns' places still does.
  ['traps', ({ reading }) => reading?.traps.map(sayTrap).join(', ')],
  ['language', ({ reading }) => reading?.language],
  ['pay', ({ reading }) => reading?.pay && sayPayOf(reading.pay)],
  ['musts', ({ reading }) => reading?.musts],
  ['musts covered', ({ reading }) => reading?.covered.join(', ')],
  ['musts missing', ({ reading }) => reading?.missing.join(', ')],
]

async function* writeCsv(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${COLUMNS.map(([name]) => name).join(',')}\r\n`
  for await (const row of rows)
    yield `${COLUMNS.map(([, read]) => toCell(read(row))).join(',')}\r\n`
}

/**
 * What a spreadsheet would take for a formula: the text is a stranger's. With an apostrophe of its own before it, it
 * gets one more, so that whoever reads the file drops one and has the text.
 */
const FORMULA = /^'*[=+\-@\t\r]/

/** A cell of a table; what looks like a formula begins with an apostrophe. */
function toCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
