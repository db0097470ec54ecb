import type { Change, StructuredResume } from '@tailorbird/contracts'
import { applyOrder } from './order.ts'
import { findList, listPlaces } from './text-lists.ts'

function toggleSummary(
  resume: StructuredResume,
  from: string,
  into: string,
): StructuredResume | undefined {
  if ((resume.summary ?? '') !== from) return undefined
  const { summary: _, ...rest } = resume
  return into === '' ? rest : { ...rest, summary: into }
}

/** An added line goes back to its place, or to the last of its kind. */
function addLine(resume: StructuredResume, { kind, place, where, after }: Change): void {
  const places = listPlaces(resume, kind)
  const named = places.filter((list) => list.where === where)
  const list = named.find((one) => one.place === place) ?? named[0] ?? places.at(-1)
  if (list) list.lines.push(after)
  else if (kind === 'skill') resume.skillsCategories.push({ category: '', skills: [after] })
}

/**
 * Undoes a change, or takes it again, in a resume that the person may have edited since.
 * @param changes all changes of the resume: an order finds its lines in either wording
 * @returns a new resume; undefined when the text to change is no longer there
 */
export function toggleChange(
  resume: StructuredResume,
  change: Change,
  to: 'accepted' | 'undone',
  changes: readonly Change[],
): StructuredResume | undefined {
  const { kind, before, after } = change
  const [from, into] = to === 'undone' ? [after, before] : [before, after]
  if (kind === 'order')
    return applyOrder(
      resume,
      change,
      into,
      changes.filter((other) => other.kind !== 'order'),
    )
  if (kind === 'summary') return toggleSummary(resume, from, into)
  const copy = structuredClone(resume)
  if (from === '') {
    addLine(copy, change)
    return copy
  }
  const lines = findList(copy, change, from)
  if (!lines) return undefined
  lines.splice(lines.indexOf(from), 1, ...(into === '' ? [] : [into]))
  copy.skillsCategories = copy.skillsCategories.filter(({ skills }) => skills.length > 0)
  return copy
}

/** Whether a resume still has the text that a change left in it. */
export function isInPlace(resume: StructuredResume, change: Change): boolean {
  const { kind, before, after, state } = change
  const text = state === 'undone' ? before : after
  if (kind === 'order') return applyOrder(resume, change, text, []) !== undefined
  if (kind === 'summary') return (resume.summary ?? '') === text
  return text === '' || findList(resume, change, text) !== undefined
}
