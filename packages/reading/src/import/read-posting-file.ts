import { readHtmlText } from '../html-text.ts'
import { findJobPostings, readJobScripts } from './find-job-postings.ts'
import type { ImportFault } from './import-fault.ts'
import { makePosting, type ImportedPosting } from './map-rows.ts'

/** The page's own address, for those that say none in their JSON-LD. */
const CANONICAL = /<link\b[^<>]{0,300}\brel=["']?canonical["']?[^<>]{0,300}>/i
const HREF = /\bhref=["']([^"'<>\s]{1,2000})["']/i

interface Read {
  postings: ImportedPosting[]
  faults: ImportFault[]
}

/**
 * Reads a file with a posting: plain text and markdown as they are; of a page the jobs that it marks for machines, else its
 * readable text.
 * @param name tells pages from plain text by its end: `.html`, `.htm`
 */
export function readPostingFile(name: string, text: string): Read {
  const plain = text.replace(/^\uFEFF/, '')
  const isPage = /\.x?html?$/i.test(name)
  const marked = isPage ? findJobPostings(plain) : []
  const link = HREF.exec(CANONICAL.exec(plain)?.[0] ?? '')?.[1] ?? ''
  const found = marked.length > 0 ? marked : [{ text: isPage ? readHtmlText(plain) : plain }]
  return makeAll(found, isPage ? link : '')
}

/**
 * Reads a page that somebody looks at: the jobs that it marks for machines, else what can be read on it.
 * @param scripts its scripts of JSON-LD, as they are written
 * @param text what a person reads on it, plain: what looks like markup in it is text
 * @param link its address, for jobs that say none
 */
export function readSeenPage(scripts: readonly string[], text: string, link: string): Read {
  const marked = readJobScripts(scripts)
  return makeAll(marked.length > 0 ? marked : [{ text }], link)
}

function makeAll(found: readonly object[], link: string): Read {
  const made = found.map((values, at) => makePosting({ link, ...dropEmpty(values) }, at + 1))
  return {
    postings: made.filter((one) => 'text' in one),
    faults: made.filter((one) => 'code' in one),
  }
}

const dropEmpty = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
