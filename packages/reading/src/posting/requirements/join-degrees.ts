import { findTerms } from '@tailorbird/lexicon'
import { foldSpaces } from '@tailorbird/language'
import { findDegreeHeads, isGeneralDegree, nameLevel } from './find-degree-heads.ts'
import type { Item } from './item.ts'
import type { Phrase } from './find-phrases.ts'
import type { Span } from '../lines/span.ts'
import { joints } from '../words/joint-patterns.ts'

/** What stands between two fields of one degree. */
const JOINT = new RegExp(
  String.raw`^\s?(?:,\s?)?(?:(?:${joints('fieldJoints')}|&|\/)(?=[\s\p{Lu}]))?\s?(?:(?:${joints('fieldIn')})\s)?`,
  'iu',
)
const OR_BETWEEN = new RegExp(
  String.raw`^(?:['’]s)?(?: degree)?,?\s?(?:\/|${joints('or')}|${joints('and')})\s?(?:an? )?$`,
  'iu',
)
const ANY_OR = new RegExp(
  String.raw`(?<!\p{L})(?:${joints('or')}|${joints('relatedFields')})(?!\p{L})`,
  'iu',
)
/** 'Economía o' of 'Economía o similar'. */
const DANGLING = new RegExp(String.raw`\s(?:${joints('or')}|${joints('and')})$`, 'iu')
const MAX_FIELD_CHARS = 50
const MAX_FIELD_WORDS = 5
const MAX_FIELDS = 8
const LOOK_AHEAD = 120
const JOINT_CHARS = 16
/** The lexicon's 'Biology degree' is one of these. */
const FIRST_DEGREES = new Set(["Bachelor's degree", 'University degree', 'Honours degree'])
const DEGREE = ' degree'
const APPRENTICESHIP = 'Apprenticeship'

/** The lexicon's name of a degree in a field; undefined when it has none. */
function findDegreeName(field: string): string | undefined {
  for (const text of [`degree in ${field}`, `${field} degree`]) {
    const [hit, another] = findTerms(text)
    if (hit?.term.kind === 'degree' && hit.written === text && !another) return hit.term.name
  }
  return undefined
}

/** The same item as a degree in what it names. @param head the lexicon's name of a degree without a field */
export function nameField(item: Item, head: string): Item {
  const isDegree = item.kind === 'degree'
  if (isDegree && (head === APPRENTICESHIP || isGeneralDegree(item.name))) return item
  const known = isDegree ? item.name : (findDegreeName(item.term) ?? findDegreeName(item.name))
  if (known !== undefined && FIRST_DEGREES.has(head))
    return { ...item, kind: 'degree', name: known, isKnown: true }
  const name = known ?? item.name
  const field = name.endsWith(DEGREE) ? name.slice(0, -DEGREE.length) : name
  return { ...item, kind: 'degree', name: `${head} in ${field}`, isKnown: false }
}

/** What stands at a place: a term, or else a phrase. */
function findFieldAt(
  at: number,
  text: string,
  items: readonly Item[],
  phrases: readonly Phrase[],
): Item | undefined {
  const covers = ({ start, end }: Span) => start <= at && end > at
  const item = items.find(({ start, end }) => start >= at && start <= at + 1 && end > at)
  if (item)
    return item.kind === 'skill' || item.kind === 'degree' || item.kind === 'domain'
      ? item
      : undefined
  const phrase = phrases.find(covers)
  if (!phrase || phrase.end - at > MAX_FIELD_CHARS || phrase.words.length > MAX_FIELD_WORDS)
    return undefined
  const end = at + text.slice(at, phrase.end).replace(DANGLING, '').length
  const term = foldSpaces(text.slice(at, end))
  return { term, name: term, kind: 'skill', isKnown: false, start: at, end }
}

/** Where the next field begins behind a place; -1 when nothing joins one. */
function findNext(text: string, end: number): number {
  const joint = JOINT.exec(text.slice(end, end + JOINT_CHARS))?.[0] ?? ''
  return joint.trim() === '' ? -1 : end + joint.length
}

/** The fields listed from a place on: 'Biology, Chemistry or a related field' has two. */
function listFields(
  first: number,
  text: string,
  items: readonly Item[],
  phrases: readonly Phrase[],
): Item[] {
  const fields: Item[] = []
  for (let at = first; at >= 0 && fields.length < MAX_FIELDS;) {
    const field = findFieldAt(at, text, items, phrases)
    if (!field) break
    const isComma = text.slice(0, field.start).trimEnd().endsWith(',')
    const isEither = ANY_OR.test(text.slice(field.end, field.end + LOOK_AHEAD))
    if (isComma && !isEither && findDegreeName(field.term) === undefined) break
    fields.push(field)
    at = findNext(text, field.end)
  }
  return fields
}

/**
 * The items again, with a degree and its fields as one: 'Bachelor's degree in Accounting or Finance' is a
 * degree in either, no degree and two skills.
 */
export function joinDegrees(
  text: string,
  items: readonly Item[],
  phrases: readonly Phrase[],
): Item[] {
  let joined = [...items]
  for (const head of findDegreeHeads(text, items)) {
    const before = joined.findLast(
      ({ kind, end, start }) =>
        kind === 'degree' && start < head.start && OR_BETWEEN.test(text.slice(end, head.start)),
    )
    const level = nameLevel(before?.name ?? head.name)
    // 'diploma in Social Service Work' may be a name of the lexicon itself.
    const whole = items.find(
      ({ kind, start, end, name }) =>
        kind === 'degree' && start < head.at && end > head.at && !isGeneralDegree(name),
    )
    const listed = listFields(whole ? findNext(text, whole.end) : head.at, text, items, phrases)
    const named = listed.map((field) => nameField(field, level))
    const own = whole && head.start < whole.start ? nameField(whole, level) : whole
    const [first, ...others] = own ? [own, ...named] : named
    if (!first) continue
    const start = Math.min(before?.start ?? head.start, head.start, first.start)
    const end = others.at(-1)?.end ?? first.end
    const term = foldSpaces(text.slice(start, first.end))
    const outside = joined.filter((item) => item.end <= start || item.start >= end)
    const more = others.map((field): Item => ({ ...field, degree: 'other' }))
    joined = [...outside, { ...first, term, start, degree: 'first' as const }, ...more].toSorted(
      (one, other) => one.start - other.start,
    )
  }
  return joined
}
