import type { StructuredResume } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'

/** A text longer than this is no line of a resume. */
export const MAX_LINE_CHARS = 6_000

const listLong = (resume: StructuredResume) =>
  new Set(listTexts(resume).flatMap(({ text }) => (text.length > MAX_LINE_CHARS ? [text] : [])))

/** Whether a text was changed that is too long to compare. */
export function changesLong(one: StructuredResume, other: StructuredResume): boolean {
  const [texts, others] = [listLong(one), listLong(other)]
  return texts.size !== others.size || [...texts].some((text) => !others.has(text))
}
