import type { PostingLine } from '../lines/posting-line.ts'
import { readCompany } from './read-company.ts'
import { readHeadText } from './head-text.ts'
import { readTitle } from './read-title.ts'

/** Who hires for what. */
interface HeadingData {
  title: string
  company: string
  /** How many of the first lines say it. */
  lines: number
}

const HEAD_LINES = 12

/**
 * Reads who hires for what from a posting's lines. Names are gathered from everywhere, each is weighed by
 * the signs that speak for and against it, and the one with the most points is taken.
 * @returns '' where nothing has enough points
 */
export function readHeadingData(all: readonly PostingLine[]): HeadingData {
  const head = readHeadText(all)
  const found = readTitle(head)
  const title = found?.title ?? ''
  const line = found?.isLine ? found.line : -1
  const company = readCompany(head, { title, line })
  return { title, company, lines: line < HEAD_LINES ? line + 1 : 0 }
}
