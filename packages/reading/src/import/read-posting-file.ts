import { readHtmlText } from '../html-text.ts'
import { findJobPostings } from './find-job-postings.ts'
import type { ImportFault } from './import-fault.ts'
import { makePosting, type ImportedPosting } from './map-rows.ts'

/** The page's own address, for those that say none in their JSON-LD. */
const CANONICAL = /<link\b[^<>]{0,300}\brel=["']?canonical["']?[^<>]{0,300}>/i
const HREF = /\bhref=["']([^"'<>\s]{1,2000})["']/i

/**
 * Reads a file with a posting: plain text and markdown as they are; of a page the jobs that it marks for machines, else its
 * readable text.
 * @param name tells pages from plain text by its end: `.html`, `.htm`
 */
export function readPostingFile(
  name: string,
  text: string,
): { postings: ImportedPosting[]; faults: ImportFault[] } {
  const plain = text.replace(/^\uFEFF/, '')
  const isPage = /\.x?html?$/i.test(name)
  const marked = isPage ? findJobPostings(plain) : []
  const link = HREF.exec(CANONICAL.exec(plain)?.[0] ?? '')?.[1] ?? ''
  const found = marked.length > 0 ? marked : [{ text: isPage ? readHtmlText(plain) : plain }]
  const made = found.map((values, at) =>
    makePosting({ link: isPage ? link : '', ...dropEmpty(values) }, at + 1),
  )
  return {
    postings: made.filter((one) => 'text' in one),
    faults: made.filter((one) => 'code' in one),
  }
}

const dropEmpty = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
