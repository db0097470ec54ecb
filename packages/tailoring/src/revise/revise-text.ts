import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_TEMPLATE,
  type AnalysisResults,
  type Change,
  type StructuredResume,
} from '@tailorbird/contracts'
import { toHtml, toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import type { OwnWords } from './own-words.ts'
import { reviseTailoring } from './revise-tailoring.ts'

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
  ownTexts: Revising[2]
}

export interface RevisedText {
  document: StructuredResume
  tailoredContent: string
  analysisResults: AnalysisResults
  changes: Change[]
  /** The person has changed it in a way that no other result takes over. */
  hasOneOffEdits: boolean
  /** What the edit says of the person's own texts. */
  ownWords: OwnWords
}

/**
 * Makes of a result what the person wants. What can't be printed is refused now, while the person still
 * has the text before them.
 * @throws CodedError as reviseTailoring and toHtml
 */
export function reviseText({ current, wish, ownTexts }: RevisedInput): RevisedText {
  const original = current.original ?? parseResume(current.originalContent)
  const before = current.document ?? parseResume(current.tailoredContent)
  const { tailored, ...rest } = reviseTailoring(
    { ...current, original, tailored: before },
    wish,
    ownTexts,
  )
  toHtml(tailored, { size: DEFAULT_PAGE_SIZE, template: DEFAULT_TEMPLATE })
  return { document: tailored, tailoredContent: toMarkdown(tailored), ...rest }
}
