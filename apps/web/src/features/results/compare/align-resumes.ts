import type { Change } from '@tailorbird/contracts'
import { diffWordsWithSpace } from 'diff'
import { countPlaces, type Places } from './count-places.ts'
import { compareWords, pairUp, type Pair } from './pair-up.ts'
import {
  fold,
  readDocument,
  type DocumentEntry,
  type DocumentLine,
  type DocumentSection,
} from './read-document.ts'

/** A piece of a line; `change` is why it is there. */
export interface Piece {
  text: string
  isChanged: boolean
  change?: Change
}

/** A line of the original beside the same line of the tailored resume. */
export interface Row {
  key: string
  kind: DocumentLine['kind']
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

/** Rows that belong together; changes of order stand above them. */
export interface RowGroup {
  key: string
  /** The section's title where a section begins. */
  title: string | null
  orders: Change[]
  rows: Row[]
}

/** Where jobs stand in the layout of tailored resumes (specification, section 9). */
const JOBS_TITLE = 'Professional Experience'
const SKILLS_TITLE = 'Core Competencies'
/** A diff that needs more edits is shown as the whole line. */
const MAX_EDITS = 400

/**
 * Puts an original and its tailored resume beside each other: section by section, entry by entry, line
 * by line, each changed line word by word.
 * @param changes what the tailoring says that it did; each is tied to the line where it can be seen
 */
export function alignResumes(
  original: string,
  tailored: string,
  changes: readonly Change[],
): RowGroup[] {
  const before = readDocument(original)
  const texts = changes.filter(({ kind }) => kind !== 'order')
  const orders = new Set(changes.filter(({ kind }) => kind === 'order'))
  const left = new Set(texts)
  const jobs = before.find(({ title }) => title === JOBS_TITLE)?.entries.slice(1) ?? []
  const sections = pairUp(
    before,
    readDocument(tailored),
    (one, other) => isSameTitle(one, other),
    () => 0,
  )
  return sections.flatMap((pair, place) => {
    const title = (pair.after ?? pair.before)?.title ?? ''
    const entries = pairEntries(pair)
    return entries.flatMap((entry, index): RowGroup[] => {
      const lines = pairLines(entry, texts)
      const places = countPlaces(lines)
      const rows = lines.map((line, at) =>
        writeRow(`${place}.${index}.${at}`, line, places[at] ?? null, left),
      )
      const isFirst = index === 0
      if (rows.length === 0 && !(isFirst && title !== '')) return []
      const isOf = (order: Change) =>
        (order.place === 'x' && isFirst && pair.moved) ||
        (order.place === 's' && isFirst && title === SKILLS_TITLE) ||
        (entry.before !== null && order.place === `w${jobs.indexOf(entry.before)}`)
      const found = [...orders].filter(isOf)
      for (const order of found) orders.delete(order)
      const heading = isFirst && title !== '' ? title : null
      return [{ key: `${place}.${index}`, title: heading, orders: found, rows }]
    })
  })
}

const isSameTitle = (one: { title: string }, other: { title: string }) =>
  one.title.toLowerCase() === other.title.toLowerCase()

const headOf = ({ lines }: DocumentEntry) =>
  lines
    .slice(0, 2)
    .map(({ text }) => text)
    .join('\n')

function pairEntries({ before, after }: Pair<DocumentSection>): Pair<DocumentEntry>[] {
  return pairUp(
    before?.entries ?? [],
    after?.entries ?? [],
    (one, other) => (one.title === '' ? other.title === '' : headOf(one) === headOf(other)),
    (one, other) =>
      (one.title === '') === (other.title === '') ? compareWords(headOf(one), headOf(other)) : 0,
  )
}

function pairLines(
  { before, after }: Pair<DocumentEntry>,
  changes: readonly Change[],
): Pair<DocumentLine>[] {
  const rewordings = new Set(
    changes.map((change) => `${fold(change.before)}\n${fold(change.after)}`),
  )
  return pairUp(
    before?.lines ?? [],
    after?.lines ?? [],
    (one, other) =>
      one.kind === other.kind &&
      (one.text === other.text || rewordings.has(`${one.text}\n${other.text}`)),
    (one, other) => (one.kind === other.kind ? compareWords(one.text, other.text) : 0),
  )
}

/** Where a change can be seen: its new text, or the old one when it is undone. */
const shownText = ({ state, before, after }: Change) => (state === 'undone' ? before : after)

function writeRow(
  key: string,
  { before, after, moved }: Pair<DocumentLine>,
  places: Places | null,
  left: Set<Change>,
): Row {
  const kind = (after ?? before)?.kind ?? 'text'
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
    return { key, kind, moved, places, isReordered, changes: [], ...sides }
  }
  const claimed = claim((text) => text === after?.text)
  const sides = writeWords(before, after)
  return { key, kind, moved, places, isReordered: false, changes: claimed, ...sides }
}

/** Whether what two lists share stands in another order. */
function isOtherOrder(before: readonly string[], after: readonly string[]): boolean {
  const kept = before.filter((text) => after.includes(text))
  const shared = after.filter((text) => before.includes(text))
  return kept.some((text, at) => text !== shared[at])
}

type Sides = Pick<Row, 'before' | 'after'>
const whole = (text: string, isChanged: boolean): Piece[] => [{ text, isChanged }]

function writeWords(before: DocumentLine | null, after: DocumentLine | null): Sides {
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
  before: DocumentLine | null,
  after: DocumentLine | null,
  changes: readonly Change[],
): Sides {
  const write = (line: DocumentLine | null, other: DocumentLine | null, why: readonly Change[]) =>
    line &&
    line.items.map((text): Piece => {
      const change = why.find((one) => fold(shownText(one)) === text)
      return { text, isChanged: !other?.items.includes(text), ...(change ? { change } : {}) }
    })
  return { before: write(before, after, []), after: write(after, before, changes) }
}
