import type { RefusedEdit } from '@tailorbird/resume'

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

/**
 * Tells the person what was proposed and not taken over: one sentence for each reason.
 * @param refused what the truth check refused for good
 */
export function describeRefused(refused: readonly RefusedEdit[]): string[] {
  const byReason = Map.groupBy(refused, ({ reason }) => reason)
  return [...byReason].map(([reason, edits]) => {
    const places = new Set(edits.map(({ edit }) => edit.targetId)).size
    return `We kept your words in ${countPlaces(places)}: ${continueSentence(reason)}`
  })
}
