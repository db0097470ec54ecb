import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf, listTexts } from '@tailorbird/document'
import type { Language } from '@tailorbird/language'
import { cutAtWord, writeReason } from '@tailorbird/truth'
import type { RefusedEdit } from '../plan/edit-plan.ts'
import { sayTo } from '../words/index.ts'

const MAX_LINE_CHARS = 60

/** What became of the refused proposals for one reason: a place keeps its words, what was new is left out. */
function describeLoss(
  texts: ReadonlyMap<string, string>,
  language: Language,
  reason: string,
  edits: readonly RefusedEdit[],
): string[] {
  const targets = edits.map(({ edit }) => edit.targetId)
  const places = new Set(targets.filter((id) => id !== 'summary' && id !== 'new-skill'))
  const [first = ''] = places
  const line = [cutAtWord(texts.get(first) ?? '', MAX_LINE_CHARS)]
  const kept =
    places.size === 1 && texts.has(first)
      ? sayTo(language, 'keptLine', { line, reason })
      : sayTo(language, 'keptPlaces', { n: places.size, reason })
  return [
    ...(places.size > 0 ? [kept] : []),
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
  const texts = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  return [...byReason].flatMap(([reason, edits]) => describeLoss(texts, language, reason, edits))
}
