import type { TailoredResume } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { resultOf } from '../../../testing/loopback.ts'

/** The same text twice, as a result has it. */
export const bothForms = (tailoredContent: string) => ({
  tailoredContent,
  document: parseResume(tailoredContent),
})

/** A result with this text. */
export const resultWith = (
  markdown: string,
  analysis: Parameters<typeof resultOf>[0] = {},
): TailoredResume => ({ ...resultOf(analysis), ...bothForms(markdown) })
