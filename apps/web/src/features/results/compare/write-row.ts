import type { Change } from '@tailorbird/contracts'
import type { ResumeLine } from '@tailorbird/document'
import { diffWordsWithSpace } from 'diff'
import type { Places } from './count-places.ts'
import type { Pair } from './pair-up.ts'

/** A piece of a line; `change` is why it is there. */
export interface Piece {
  text: string
  isChanged: boolean
  change?: Change
}

/** A line of the original beside the same line of the tailored resume. */
export interface Row {
  key: string
  kind: ResumeLine['kind']
  /** How deep it stands below other bullets. */
  depth: number
  /** Null where there is nothing. */
  before: Piece[] | null
  after: Piece[] | null
  moved: boolean
  /** Where it stands in a list that was put into another order; null elsewhere. */
  places: Places | null
  /** Of a line of skills: the same ones stand in another order. */
  isReordered: boolean
  /** Changes of this line as a whole. */
  changes: Change[]
}

/** A diff that needs more edits is shown as the whole line. */
const MAX_EDITS = 400

/** One line of plain text, white space folded. */
export const fold = (text: string) => text.split(/\s+/).join(' ').trim()

/** Where a change can be seen: its new text, or the old one when it is undone. */
const shownText = ({ state, before, after }: Change) => (state === 'undone' ? before : after)

/**
 * Writes two lines beside each other, word by word.
 * @param left the changes that no line has yet; those of this line are taken out
 */
export function writeRow(
  key: string,
  { before, after, moved }: Pair<ResumeLine>,
  places: Places | null,
  left: Set<Change>,
): Row {
  const { kind = 'text', depth = 0 } = after ?? before ?? {}
  const claim = (fits: (text: string) => boolean) => {
    const claimed = [...left].filter((change) => {
      const text = shownText(change)
      const isOfLine = (change.kind === 'skill') === (kind === 'skills')
      return isOfLine && text !== '' && text.split(/\n{2,}/).some((part) => fits(fold(part)))
    })
    for (const change of claimed) left.delete(change)
    return claimed
  }
  if (kind === 'skills') {
    const claimed = claim((text) => after?.items.includes(text) ?? false)
    const isReordered = isOtherOrder(before?.items ?? [], after?.items ?? [])
    const sides = writeSkills(before, after, claimed)
    return { key, kind, depth, moved, places, isReordered, changes: [], ...sides }
  }
  const claimed = claim((text) => text === after?.text)
  const sides = writeWords(before, after)
  return { key, kind, depth, moved, places, isReordered: false, changes: claimed, ...sides }
}

/** Whether what two lists share stands in another order. */
function isOtherOrder(before: readonly string[], after: readonly string[]): boolean {
  const kept = before.filter((text) => after.includes(text))
  const shared = after.filter((text) => before.includes(text))
  return kept.some((text, at) => text !== shared[at])
}

type Sides = Pick<Row, 'before' | 'after'>
const whole = (text: string, isChanged: boolean): Piece[] => [{ text, isChanged }]

function writeWords(before: ResumeLine | null, after: ResumeLine | null): Sides {
  if (!before || !after) {
    return { before: before && whole(before.text, true), after: after && whole(after.text, true) }
  }
  if (before.text === after.text) {
    return { before: whole(before.text, false), after: whole(after.text, false) }
  }
  const parts = diffWordsWithSpace(before.text, after.text, { maxEditLength: MAX_EDITS })
  if (!parts) return { before: whole(before.text, true), after: whole(after.text, true) }
  return {
    before: parts
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, isChanged: removed })),
    after: parts
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, isChanged: added })),
  }
}

/** Skills are compared one by one: their order says nothing about a word. */
function writeSkills(
  before: ResumeLine | null,
  after: ResumeLine | null,
  changes: readonly Change[],
): Sides {
  const write = (line: ResumeLine | null, other: ResumeLine | null, why: readonly Change[]) =>
    line &&
    line.items.map((text): Piece => {
      const change = why.find((one) => fold(shownText(one)) === text)
      return { text, isChanged: !other?.items.includes(text), ...(change ? { change } : {}) }
    })
  return { before: write(before, after, []), after: write(after, before, changes) }
}
