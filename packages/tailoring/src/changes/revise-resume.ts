import type { Change, StructuredResume } from '@tailorbird/contracts'
import { keepIds, type Rewording, settleSections } from '@tailorbird/document'
import { readState, toggleChange } from './toggle-change.ts'

/** A resume and the state of its changes. */
export interface Revision {
  resume: StructuredResume
  changes: Change[]
}

/** The lines that changes have worded anew, and that stand so. */
export const listRewordings = (changes: readonly Change[]): Rewording[] =>
  changes.flatMap(({ line, before, after, state }) =>
    line !== undefined && before !== '' && state === 'accepted' ? [{ line, text: after }] : [],
  )

/**
 * Takes the accepted changes and undoes all others. A change whose text the person has written over
 * stays as it is and is marked `edited`.
 * @param accepted ids of changes
 * @param original what was tailored: what comes back has its place in it
 */
export function acceptChanges(
  resume: StructuredResume,
  changes: readonly Change[],
  accepted: ReadonlySet<string>,
  original?: StructuredResume,
): Revision {
  let current = resume
  const next = [...changes]
  for (const [at, change] of changes.entries()) {
    const to = accepted.has(change.id) ? 'accepted' : 'undone'
    if (change.state === to || change.state === 'edited') continue
    const toggled = toggleChange(current, change, to, next, original)
    current = toggled ?? current
    next[at] = { ...change, state: toggled ? to : 'edited' }
  }
  const settled = original ? settleSections(current, original) : current
  return { resume: keepIds(resume, settled, listRewordings(next)), changes: next }
}

/**
 * Marks the changes whose text is gone from a resume that was edited by hand, and those whose text the
 * person brought back.
 */
export function markEdited(
  resume: StructuredResume,
  changes: readonly Change[],
  original?: StructuredResume,
): Change[] {
  return changes.map((change) => ({
    ...change,
    state: readState(resume, change, changes, original),
  }))
}
