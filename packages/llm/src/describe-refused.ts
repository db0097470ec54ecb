import type { RefusedEdit } from '@tailorbird/tailoring'

function countPlaces(count: number): string {
  return count === 1 ? 'one place' : `${count} places`
}

/** Reasons are written for models as well: 'It names …, which the resume …'. A person reads 'your resume'. */
function continueSentence(reason: string): string {
  const words = reason
    .replace(/^It /, 'The new text ')
    .replaceAll(/\bthe resume\b/gi, 'your resume')
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

/** What became of the refused proposals for one reason: a place keeps its words, what was new is left out. */
function describeLoss(edits: readonly RefusedEdit[]): string[] {
  const targets = edits.map(({ edit }) => edit.targetId)
  const places = new Set(targets.filter((id) => id !== 'summary' && id !== 'new-skill')).size
  return [
    ...(places > 0 ? [`We kept your words in ${countPlaces(places)}`] : []),
    ...(targets.includes('summary') ? ['We left out a sentence of a new summary'] : []),
    ...(targets.includes('new-skill') ? ['We did not add a skill to your list'] : []),
  ]
}

/**
 * Tells the person what was proposed and not taken over: one sentence for each reason.
 * @param refused what the truth check refused for good
 */
export function describeRefused(refused: readonly RefusedEdit[]): string[] {
  const byReason = Map.groupBy(refused, ({ reason }) => reason)
  return [...byReason].flatMap(([reason, edits]) =>
    describeLoss(edits).map((loss) => `${loss}: ${continueSentence(reason)}`),
  )
}
