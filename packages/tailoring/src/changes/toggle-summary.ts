import type { Change, StructuredResume } from '@tailorbird/contracts'

/** What another change of the summary says, and whether it stands: a new summary, and the same with what is open. */
interface Other {
  text: string | undefined
  /** Whether it goes before the one that is toggled. */
  isOver: boolean
}

function findOther(change: Change, changes: readonly Change[]): Other {
  const other = changes.find(({ kind, id }) => kind === 'summary' && id !== change.id)
  return {
    text: other?.state === 'accepted' ? other.after : undefined,
    isOver: change.doubt === undefined,
  }
}

/** All texts that the changes of a summary know. */
const listKnown = (changes: readonly Change[]) =>
  changes.flatMap(({ kind, before, after }) => (kind === 'summary' ? [before, after] : []))

/**
 * Undoes a change of the summary, or takes it again. There may be two, the new summary and the same with the sentences that
 * are open: while the second is taken it stands, whatever becomes of the first, and where it is taken back the first stands again.
 * @param changes all changes in their states of now
 * @returns undefined when the person has written over the summary
 */
export function toggleSummary(
  resume: StructuredResume,
  change: Change,
  to: 'accepted' | 'undone',
  changes: readonly Change[],
): StructuredResume | undefined {
  const { summary = '', ...rest } = resume
  const { text, isOver } = findOther(change, changes)
  if (![...listKnown(changes), change.before, change.after].includes(summary)) return undefined
  const next = to === 'accepted' ? change.after : change.before
  const into = text !== undefined && (isOver || to === 'undone') ? text : next
  return into === '' ? rest : { ...rest, summary: into }
}

/** Whether the summary is as it is with a change taken, or undone. */
export function isSummaryThere(
  resume: StructuredResume,
  change: Change,
  to: Change['state'],
  changes: readonly Change[],
): boolean {
  const { summary = '' } = resume
  const { text, isOver } = findOther(change, changes)
  // Below the other one, either state looks the same: the one that was said counts.
  if (isOver && text !== undefined && summary === text) return to === change.state
  if (to !== 'undone') return summary === change.after
  return (
    summary === change.before ||
    (!isOver && listKnown(changes).includes(summary) && summary !== change.after)
  )
}
