import type { Rating } from './rating.ts'
import { HELD_KINDS, STUFFED_SKILLS } from './weights.ts'

/**
 * A warning when many skills of the posting stand in the resume's lists and nowhere else; they earn
 * only a list's credit as it is.
 */
export function findStuffing(ratings: readonly Rating[]): string[] {
  const named = ratings.filter(
    ({ requirement: { kind }, status, weight }) =>
      status !== 'missing' && weight > 0 && !HELD_KINDS.has(kind),
  )
  const listed = named.filter(({ best }) => best?.line.place === 'list').length
  if (listed < STUFFED_SKILLS || listed * 2 < named.length) return []
  return [
    `${listed} of the skills in your list stand nowhere else. Say in a bullet where you used them.`,
  ]
}
