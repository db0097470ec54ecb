import type { Change, ChangeKind } from '@tailorbird/contracts'
import type { RowGroup } from './row-group.ts'
import type { Row } from './write-row.ts'

/** The sections that lines of each kind stand in. */
const SECTIONS: Record<ChangeKind, readonly RowGroup['kind'][]> = {
  summary: ['summary'],
  bullet: ['experience'],
  skill: ['skills'],
  education: ['education'],
  achievement: ['achievements', 'certifications'],
  section: ['additional'],
  order: [],
}

/** A line that was added and undone, or suggested: in no resume, and there to be taken again. */
const writeGone = (change: Change): Row => ({
  key: `gone ${change.id}`,
  kind: change.kind === 'skill' ? 'skills' : change.kind === 'summary' ? 'text' : 'item',
  depth: 0,
  before: null,
  after: [{ text: change.after, isChanged: false, change }],
  moved: false,
  places: null,
  isReordered: false,
  changes: [],
})

/**
 * Puts lines that were added and are undone where they stood: an undone change is never out of reach.
 * @param left changes that no line of either resume shows. Changes `groups`
 */
export function addGone(groups: RowGroup[], left: readonly Change[]): void {
  for (const change of left) {
    if (change.before !== '' || change.state !== 'undone') continue
    const alike = groups.filter(({ kind }) => SECTIONS[change.kind].includes(kind))
    const home = alike.find(({ place }) => place === change.place) ?? alike.at(-1) ?? groups.at(-1)
    home?.rows.push(writeGone(change))
  }
}
