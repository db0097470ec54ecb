import { MAX_RESUME_BYTES } from '@tailorbird/contracts'
import { decodeText } from '../../../lib/decode-text.ts'
import { splitJobs } from '../../../lib/split-jobs.ts'

export const ACCEPTED_JOBS = '.txt,.md,text/plain,text/markdown'

interface JobFiles {
  texts: string[]
  /** Why files were not taken, one sentence each. */
  refusals: string[]
}

/** Reads chosen or dropped files as job descriptions, in order; one file may have several. */
export async function readJobFiles(files: File[]): Promise<JobFiles> {
  const texts: string[] = []
  const refusals: string[] = []
  for (const file of files) {
    const outcome = await readJobFile(file)
    if (typeof outcome === 'string') refusals.push(`${file.name}: ${outcome}`)
    else texts.push(...outcome)
  }
  return { texts, refusals }
}

async function readJobFile(file: File): Promise<string[] | string> {
  if (file.size > MAX_RESUME_BYTES) return 'File must be less than 5MB'
  const bytes = await file.arrayBuffer().catch(() => undefined)
  const text = bytes && decodeText(bytes)
  if (text === undefined) return 'This is not plain text. Save it as .txt or .md.'
  const jobs = splitJobs(text)
  return jobs.length > 0 ? jobs : 'There is no text in this file.'
}
