import type { Change, StructuredResume } from '@tailorbird/contracts'
import { isSameText } from '../apply/own-texts.ts'
import { acceptChanges, type Revision } from './revise-resume.ts'

/** Whether two tailorings do the same to the same text. Suggestions are asked about, and have answers of their own. */
const isSame = (one: Change, other: Change) =>
  one.kind === other.kind &&
  !one.doubt &&
  !other.doubt &&
  isSameText(one.before, other.before) &&
  isSameText(one.after, other.after)

/**
 * Undoes in a new result what the person undid in an earlier one for the same posting: the same change, word for word.
 * Where several results have it, what was done in the newest counts.
 * @param earlier the changes of earlier results, those of the newest first
 * @param original what was tailored
 */
export function keepUndone(
  resume: StructuredResume,
  changes: readonly Change[],
  earlier: readonly Change[],
  original: StructuredResume,
): Revision {
  let current: Revision = { resume, changes: [...changes] }
  for (const change of changes) {
    if (change.state !== 'accepted') continue
    if (earlier.find((one) => isSame(one, change))?.state !== 'undone') continue
    const others = current.changes.filter(
      ({ id, state }) => state === 'accepted' && id !== change.id,
    )
    const next = acceptChanges(
      current.resume,
      current.changes,
      new Set(others.map(({ id }) => id)),
      original,
    )
    // One whose text another change has taken up can't be undone alone: it stands.
    if (next.changes.some(({ id, state }) => id === change.id && state === 'undone')) current = next
  }
  return current
}
