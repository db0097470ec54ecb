import type { ResumeSection } from '@tailorbird/contracts'
import { parseWithDoubts } from '@tailorbird/reading'
import { keepLast } from './keep-last.ts'

/** A resume, and which of its jobs may have other names, by jobKey. */
type Original = ReturnType<typeof parseWithDoubts>

/** So many people's resumes are kept as they were read; a thread has a person's jobs one after the other. */
const KEPT = 4

const read = keepLast(KEPT, (key): Original => {
  const [content, sections] = JSON.parse(key) as [string, ResumeSection[] | null]
  return parseWithDoubts(content, sections ?? undefined)
})

/**
 * Reads the resume that a batch is made from; the jobs of a batch, and the steps of each, share one reading. Nobody may change it.
 * @throws CodedError as parseWithDoubts
 */
export const readOriginal = (content: string, sections: ResumeSection[] | undefined): Original =>
  read(JSON.stringify([content, sections ?? null]))
