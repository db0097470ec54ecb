import { DEFAULT_PAGE_SIZE, DEFAULT_TEMPLATE } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { reviseTailoring } from '@tailorbird/tailoring'
import { toHtml } from '@tailorbird/document'

type Revising = Parameters<typeof reviseTailoring>

export interface RevisedInput {
  current: Revising[0]
  wish: Revising[1]
  confirmedSkills: Revising[2]
}

/**
 * Makes of a result what the person wants. What can't be printed is refused now, while the person still
 * has the text before them.
 * @throws CodedError as reviseTailoring and toHtml
 */
export function reviseText({
  current,
  wish,
  confirmedSkills,
}: RevisedInput): ReturnType<typeof reviseTailoring> {
  const next = reviseTailoring(current, wish, confirmedSkills)
  toHtml(parseResume(next.tailoredContent), {
    size: DEFAULT_PAGE_SIZE,
    template: DEFAULT_TEMPLATE,
  })
  return next
}
