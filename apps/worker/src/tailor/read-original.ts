import type { ResumeSection } from '@tailorbird/contracts'
import { parseWithDoubts } from '@tailorbird/reading'

/** A resume, and which of its jobs may have other names, by jobKey. */
type Original = ReturnType<typeof parseWithDoubts>

/** So many people's resumes are kept as they were read; a thread has a person's jobs one after the other. */
const KEPT = 4

const kept = new Map<string, Original>()

/**
 * Reads the resume that a batch is made from; the jobs of a batch, and the steps of each, share one reading. Nobody may change it.
 * @throws CodedError as parseWithDoubts
 */
export function readOriginal(content: string, sections: ResumeSection[] | undefined): Original {
  const key = JSON.stringify([content, sections ?? null])
  const original = kept.get(key) ?? parseWithDoubts(content, sections)
  // What was asked for last stays longest.
  kept.delete(key)
  kept.set(key, original)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return original
}
