import type { JobStatus, PageFit, PageSize, TemplateName } from '@tailorbird/contracts'

/** What the archive says about one job. */
export interface ManifestEntry {
  /** Whose resume it is, as it says itself; empty when none is done. */
  person: string
  title: string
  company: string
  /** 0 to 100; null when there is none. */
  score: number | null
  status: JobStatus
  /** File names in the archive; null when the file is not in it. */
  pdf: string | null
  markdown: string | null
  /** What the PDF is printed in, and on how many pages (0: as many as it takes); null without one. */
  template: TemplateName | null
  size: PageSize | null
  fit: PageFit | null
  /** Why a file of a done job is missing, in words for people. */
  problem: string | null
}

const COLUMNS = [
  'title',
  'company',
  'score',
  'status',
  'pdf',
  'markdown',
  'problem',
  'person',
  'template',
  'size',
  'fit',
] as const
/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The list of an archive for spreadsheets (RFC 4180). */
export function toCsv(entries: ManifestEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => toCell(entry[column])))
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

/** The same list for programs. @param batchId null where the jobs are of any */
export function toJson(batchId: string | null, entries: ManifestEntry[]): string {
  return `${JSON.stringify({ batchId, jobs: entries }, null, 2)}\n`
}

/** Spreadsheets run what begins like a formula, in wide letters too; an apostrophe makes it text. */
const FORMULA = /^\s*[=+\-@|%\t\r\n＝＋－＠]/

function toCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
