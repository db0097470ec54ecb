import type { Change, StructuredResume } from '@tailorbird/contracts'
import { findListed, replaceText } from '../plan/replace-text.ts'
import { applyOrder } from './apply-order.ts'
import { ORDER_PLACES } from './list-orders.ts'
import { findText, listPlaces } from './text-lists.ts'
import { readLinesState, takesLines, toggleLines } from './toggle-lines.ts'
import { isSummaryThere, toggleSummary } from './toggle-summary.ts'

/** The lines of a place in the order that stands there; none where no order says it. */
function readWanted({ kind, place }: Change, changes: readonly Change[]): string[] {
  const home = kind === 'skill' ? ORDER_PLACES.skills : place
  const order = changes.find(
    (one) => one.kind === 'order' && one.place === home && one.state === 'accepted',
  )
  return order?.groups?.after.flatMap(({ skills }) => skills) ?? order?.after.split('\n') ?? []
}

/** Puts a line behind the last one of those that stand before it in an order; at the end where no order has it. */
function insertLine(lines: string[], line: string, wanted: readonly string[]): void {
  const before = new Set(wanted.slice(0, Math.max(0, wanted.indexOf(line))))
  const at = wanted.includes(line)
    ? lines.findLastIndex((one) => before.has(one)) + 1
    : lines.length
  lines.splice(at, 0, line)
}

/** An added line goes back to its place, or to the last of its kind. */
function addLine(resume: StructuredResume, change: Change, changes: readonly Change[]): void {
  const { kind, place, where, after } = change
  const places = listPlaces(resume, kind)
  const named = places.filter((list) => list.where === where)
  // A category that it was alone in went with it.
  const isAlone = kind === 'skill' && Number(place.slice(1)) >= resume.skillsCategories.length
  const last = isAlone ? undefined : places.at(-1)
  const list = named.find((one) => one.place === place) ?? named[0] ?? last
  if (list) insertLine(list.lines, after, readWanted(change, changes))
  else if (kind === 'skill') resume.skillsCategories.push({ category: '', skills: [after] })
}

/** Changes of lines that stand in lists. */
const listLineChanges = (changes: readonly Change[]) =>
  changes.filter(({ kind }) => kind !== 'order' && kind !== 'summary')

/**
 * Undoes a change, or takes it again, in a resume that the person may have edited since.
 * @param changes all changes of the resume in their states of now: an order finds its lines in either wording
 * @param original what was tailored: lines that were left out have their places in it
 * @returns a new resume; undefined when the text to change is no longer there
 */
export function toggleChange(
  resume: StructuredResume,
  change: Change,
  to: 'accepted' | 'undone',
  changes: readonly Change[],
  original?: StructuredResume,
): StructuredResume | undefined {
  const { kind, before, after } = change
  const [from, into] = to === 'undone' ? [after, before] : [before, after]
  const rewordings = listLineChanges(changes)
  if (kind === 'order') return applyOrder(resume, change, to, rewordings, original)
  if (takesLines(change)) return toggleLines(resume, change, to, rewordings, original)
  if (kind === 'summary') return toggleSummary(resume, change, to, changes)
  const at = from === '' ? undefined : findText(resume, change, from)
  if (at !== undefined && into !== '') return replaceText(resume, at, into)
  const copy = structuredClone(resume)
  if (from === '') {
    addLine(copy, change, changes)
    return copy
  }
  const found = at === undefined ? undefined : findListed(copy, at)
  if (!found) return undefined
  found.lines.splice(found.at, 1)
  copy.skillsCategories = copy.skillsCategories.filter(({ skills }) => skills.length > 0)
  return copy
}

/**
 * The state that a resume's text shows a change to be in: the person may have written over it, and may
 * have brought it back. A line that was added and is gone is edited too.
 * @param changes all changes of the resume: an order finds its lines in either wording
 */
export function readState(
  resume: StructuredResume,
  change: Change,
  changes: readonly Change[],
  original?: StructuredResume,
): Change['state'] {
  const { kind, before, after, state } = change
  if (kind === 'order') return readOrderState(resume, change, changes, original)
  if (takesLines(change)) return readLinesState(resume, change, listLineChanges(changes), original)
  const isThere = (to: Change['state']) => {
    const text = to === 'undone' ? before : after
    if (kind === 'summary') return isSummaryThere(resume, change, to, changes)
    // What is no text stands nowhere: only who took the change back knows that it is undone.
    return text === '' ? state === to : findText(resume, change, text) !== undefined
  }
  const states = new Set<Change['state']>([state, 'accepted', 'undone'])
  return [...states].find((to) => to !== 'edited' && isThere(to)) ?? 'edited'
}

function readOrderState(
  resume: StructuredResume,
  change: Change,
  changes: readonly Change[],
  original: StructuredResume | undefined,
): Change['state'] {
  const rewordings = listLineChanges(changes)
  const put = (to: Change['state']) =>
    applyOrder(resume, change, to === 'undone' ? 'undone' : 'accepted', rewordings, original)
  const usual = change.state === 'edited' ? 'accepted' : change.state
  if (!put(usual)) return 'edited'
  const other = usual === 'accepted' ? 'undone' : 'accepted'
  const isSo = (to: Change['state']) => JSON.stringify(put(to)) === JSON.stringify(resume)
  // An order of the person's own can be undone as the other can.
  return !isSo(usual) && isSo(other) ? other : usual
}
