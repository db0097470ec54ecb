import { isOpenSuggestion, type Change, type ChangeKind } from '@tailorbird/contracts'

/** What each kind is called, one and many; an order is one thing however much of it changed. */
const NAMES: Record<Exclude<ChangeKind, 'order'>, readonly [string, string]> = {
  summary: ['summary', 'summaries'],
  bullet: ['bullet', 'bullets'],
  skill: ['skill', 'skills'],
  education: ['education line', 'education lines'],
  achievement: ['achievement', 'achievements'],
  section: ['other line', 'other lines'],
}

const isWritten = (change: Change): change is Change & { kind: keyof typeof NAMES } =>
  change.kind !== 'order'

/**
 * Says in numbers what stands changed, such as '6 bullets reworded, 2 skills added, 1 bullet left out, order changed'. A resume has one summary, however often
 * it was changed.
 * @returns '' when nothing does; changes that were undone, and suggestions, don't count
 */
export function sayChanges(changes: readonly Change[]): string {
  const made = changes.filter(({ state }) => state !== 'undone')
  const counts = new Map<string, { kind: keyof typeof NAMES; verb: string; count: number }>()
  for (const { kind, before, after } of made.filter(isWritten)) {
    const verb = before === '' ? 'added' : after === '' ? 'left out' : 'reworded'
    const key = `${kind} ${verb}`
    const count = kind === 'summary' ? 0 : (counts.get(key)?.count ?? 0)
    counts.set(key, { kind, verb, count: count + 1 })
  }
  const said = [...counts.values()].map(({ kind, verb, count }) => {
    const [one, many] = NAMES[kind]
    return kind === 'summary' && count === 1
      ? `summary ${verb}`
      : `${count} ${count === 1 ? one : many} ${verb}`
  })
  if (made.some(({ kind }) => kind === 'order')) said.push('order changed')
  return said.join(', ')
}

/** How many suggestions the person has not decided about. */
export const countOpen = (changes: readonly Change[]): number =>
  changes.filter(isOpenSuggestion).length
