import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_TEMPLATE,
  type AnalysisResults,
  type Change,
  type StructuredResume,
} from '@tailorbird/contracts'
import { toHtml, toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { reviseTailoring } from '@tailorbird/tailoring'

type Revising = Parameters<typeof reviseTailoring>

export interface RevisedInput {
  /** A stored result; one from before documents were kept is read from its texts. */
  current: Omit<Revising[0], 'original' | 'tailored'> & {
    original: StructuredResume | null
    originalContent: string
    document: StructuredResume | null
    tailoredContent: string
  }
  wish: Revising[1]
  confirmedSkills: Revising[2]
}

export interface RevisedText {
  document: StructuredResume
  tailoredContent: string
  analysisResults: AnalysisResults
  changes: Change[]
}

/**
 * Makes of a result what the person wants. What can't be printed is refused now, while the person still
 * has the text before them.
 * @throws CodedError as reviseTailoring and toHtml
 */
export function reviseText({ current, wish, confirmedSkills }: RevisedInput): RevisedText {
  const original = current.original ?? parseResume(current.originalContent)
  const before = current.document ?? parseResume(current.tailoredContent)
  const { tailored, ...rest } = reviseTailoring(
    { ...current, original, tailored: before },
    wish,
    confirmedSkills,
  )
  toHtml(tailored, { size: DEFAULT_PAGE_SIZE, template: DEFAULT_TEMPLATE })
  return { document: tailored, tailoredContent: toMarkdown(tailored), ...rest }
}
