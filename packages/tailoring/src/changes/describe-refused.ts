import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import type { Language } from '@tailorbird/language'
import { writeReason } from '@tailorbird/truth'
import type { RefusedEdit } from '../plan/edit-plan.ts'
import { sayTo } from '../words/index.ts'

/** What became of the refused proposals for one reason: a place keeps its words, what was new is left out. */
function describeLoss(language: Language, reason: string, edits: readonly RefusedEdit[]): string[] {
  const targets = edits.map(({ edit }) => edit.targetId)
  const n = new Set(targets.filter((id) => id !== 'summary' && id !== 'new-skill')).size
  return [
    ...(n > 0 ? [sayTo(language, n === 1 ? 'keptPlace' : 'keptPlaces', { n, reason })] : []),
    ...(targets.includes('summary') ? [sayTo(language, 'leftSentence', { reason })] : []),
    ...(targets.includes('new-skill') ? [sayTo(language, 'leftSkill', { reason })] : []),
  ]
}

/**
 * Tells the person what was proposed and not taken over: one sentence for each reason, in the resume's language.
 * @param resume the person's own
 * @param refused what the truth check refused for good
 */
export function describeRefused(
  resume: StructuredResume,
  refused: readonly RefusedEdit[],
): string[] {
  const language = languageOf(resume)
  const byReason = Map.groupBy(refused, ({ cause }) =>
    writeReason(cause, { language, whose: 'yours', isContinued: true }),
  )
  return [...byReason].flatMap(([reason, edits]) => describeLoss(language, reason, edits))
}
