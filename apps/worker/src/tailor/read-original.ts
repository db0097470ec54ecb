import type { ResumeSection, StructuredResume } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'

/** So many people's resumes are kept as they were read; a thread has a person's jobs one after the other. */
const KEPT = 4

const kept = new Map<string, StructuredResume>()

/**
 * Reads the resume that a batch is made from; the jobs of a batch, and the steps of each, share one reading. Nobody may change it.
 * @throws CodedError as parseResume
 */
export function readOriginal(
  content: string,
  sections: ResumeSection[] | undefined,
): StructuredResume {
  const key = JSON.stringify([content, sections ?? null])
  const resume = kept.get(key) ?? parseResume(content, sections)
  // What was asked for last stays longest.
  kept.delete(key)
  kept.set(key, resume)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return resume
}
