import { append } from '@tailorbird/language'
import type { Item } from './item.ts'
import { asking, asksAnywhere } from '../words/asking-patterns.ts'

const NEGATIONS_BEHIND = asksAnywhere('negatedBehind', 'giu')
const NEGATIONS_BEFORE = asksAnywhere('negatedBefore', 'giu')
const NONE_OF = asksAnywhere('noneOf', 'giu')
const NEED = asksAnywhere('needed')
const TURNS_TO = new RegExp(String.raw`^ (?:${asking('turnsTo')})(?!\p{L})`, 'iu')
const REFUSED = asksAnywhere('refused')

/** Farther from the negation, a name stands for itself. */
const REACH = 40
/** What ends the part of a sentence that a negation speaks of. */
const BORDER = new RegExp(String.raw`[.;:!?]|(?<!\p{L})(?:${asking('but')})(?!\p{L})`, 'iu')
const COMMA = /,/
/** Between two names that are negated together: 'Java, Scala or Go'. */
const ROW = new RegExp(
  String.raw`^[\s,/]*(?:(?:${asking('norJoints')}|&)\s)?(?:(?:${asking('norSmall')})\s)*$`,
  'iu',
)
/** What makes a thing welcome that is not needed. */
const WELCOME = asksAnywhere('welcome')

/** What a sentence says is not needed: not asked for at all, or welcome all the same. */
interface Unneeded {
  items: ReadonlySet<Item>
  welcome: ReadonlySet<Item>
}

/** The names in a row from one on, in one direction. */
function takeRow(text: string, items: readonly Item[], from: number, step: 1 | -1): Item[] {
  const row: Item[] = []
  for (let at = from; ; at += step) {
    const item = items[at]
    const last = row.at(-1)
    if (!item) return row
    const gap = step === 1 ? [last?.end, item.start] : [item.end, last?.start]
    if (last && !ROW.test(text.slice(...gap))) return row
    row.push(item)
  }
}

/** The names that a negation ending at a place announces: 'no experience with Java or Go'. */
function takeBehind(text: string, items: readonly Item[], end: number): Item[] {
  const first = items.findIndex(({ start }) => start >= end)
  const gap = text.slice(end, items[first]?.start ?? end)
  if (first < 0 || gap.length > REACH || BORDER.test(gap) || COMMA.test(gap)) return []
  return takeRow(text, items, first, 1)
}

/** The names that a negation beginning at a place is about: 'Java and Go are not required'. */
function takeBefore(text: string, items: readonly Item[], start: number): Item[] {
  const last = items.findLastIndex((item) => item.end <= start)
  const gap = text.slice(items[last]?.end ?? start, start)
  // 'Nice, but not essential' is still about the name before it; a name of its own stands before another 'but'.
  const isOther = BORDER.test(gap) && !WELCOME.test(gap)
  if (last < 0 || gap.length > REACH || isOther) return []
  return takeRow(text, items, last, -1)
}

/** 'No Java needed': only with its end is it a negation. */
function takeNoneOf(text: string, items: readonly Item[], end: number): Item[] {
  const row = takeBehind(text, items, end)
  const from = row.at(-1)?.end ?? end
  const behind = text.slice(from, from + REACH)
  const at = behind.search(NEED)
  return at >= 0 && !BORDER.test(behind.slice(0, at)) && !COMMA.test(behind.slice(0, at)) ? row : []
}

/** The names of a sentence that stand in any negation. */
function findNegated(text: string, items: readonly Item[]): Item[] {
  const negated: Item[] = []
  if (items.length === 0 || REFUSED.test(text)) return negated
  for (const { 0: found, index } of text.matchAll(NEGATIONS_BEHIND)) {
    const end = index + found.length
    const turns = TURNS_TO.test(text.slice(end, end + REACH))
    append(negated, turns ? takeBehind(text, items, end) : takeBefore(text, items, index))
  }
  for (const { 0: found, index } of text.matchAll(NEGATIONS_BEFORE))
    append(negated, takeBehind(text, items, index + found.length))
  for (const { 0: found, index } of text.matchAll(NONE_OF))
    append(negated, takeNoneOf(text, items, index + found.length))
  return negated
}

/**
 * The names that a sentence says one need not have: 'You don't need to know Java', 'Kafka is not
 * essential'. 'Kafka would be nice but isn't essential' makes it welcome.
 * @param items what the sentence names, in order
 */
export function findUnneeded(text: string, items: readonly Item[]): Unneeded {
  const negated = new Set(findNegated(text, items))
  const isWelcome = ({ start, end }: Item) => {
    const next = items.find((other) => other.start >= end && !negated.has(other))
    const isFirst = !items.some((other) => other.end <= start && !negated.has(other))
    const about = text.slice(isFirst ? 0 : start, next?.start)
    return WELCOME.test(about)
  }
  return { items: negated, welcome: new Set([...negated].filter(isWelcome)) }
}
