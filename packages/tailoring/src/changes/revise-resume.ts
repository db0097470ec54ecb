import type { Change, StructuredResume } from '@tailorbird/contracts'
import { readState, toggleChange } from './toggle-change.ts'

/** A resume and the state of its changes. */
export interface Revision {
  resume: StructuredResume
  changes: Change[]
}

/**
 * Takes the accepted changes and undoes all others. A change whose text the person has written over
 * stays as it is and is marked `edited`.
 * @param accepted ids of changes
 */
export function acceptChanges(
  resume: StructuredResume,
  changes: readonly Change[],
  accepted: ReadonlySet<string>,
): Revision {
  let current = resume
  const next = changes.map((change): Change => {
    const to = accepted.has(change.id) ? 'accepted' : 'undone'
    if (change.state === to || change.state === 'edited') return change
    const toggled = toggleChange(current, change, to, changes)
    current = toggled ?? current
    return { ...change, state: toggled ? to : 'edited' }
  })
  return { resume: current, changes: next }
}

/**
 * Marks the changes whose text is gone from a resume that was edited by hand, and those whose text the
 * person brought back.
 */
export function markEdited(resume: StructuredResume, changes: readonly Change[]): Change[] {
  return changes.map((change) => ({ ...change, state: readState(resume, change, changes) }))
}
