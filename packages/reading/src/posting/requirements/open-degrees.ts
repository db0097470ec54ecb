import { foldSpaces, type Height, readAskedDegree } from '@tailorbird/language'
import { isGeneralDegree } from './find-degree-heads.ts'
import type { Span } from '../lines/span.ts'
import type { Item } from './item.ts'
import { nameField } from './join-degrees.ts'

const NAMES: Record<Height, string> = {
  college: 'College diploma',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctor: 'Doctorate',
}

/** A degree with its field that the lexicon has a name for stands as it is. */
const isNamed = ({ kind, isKnown, name }: Item) =>
  kind === 'degree' && isKnown && !isGeneralDegree(name)

const overlap = (one: Span, other: Span) => one.start < other.end && one.end > other.start

/** The field at a place: what the lexicon knows there, a degree of its own, or the words that stand there. */
function readField(text: string, span: Span, items: readonly Item[], height: Height): Item {
  const named = items.find((item) => isNamed(item) && overlap(item, span))
  if (named) return { ...named, start: span.start, end: span.end }
  const known = items.find(({ start, end }) => start === span.start && end === span.end)
  const term = foldSpaces(text.slice(span.start, span.end))
  const written: Item = { term, name: term, kind: 'skill', isKnown: false, ...span }
  return nameField(known ?? written, NAMES[height])
}

/**
 * The items again, with the degree that the sentence opens with and its fields in place of what stands there:
 * 'Grado o Licenciatura en Farmacia', 'Hbo-diploma Verpleegkunde'. What it is called need not be known.
 */
export function openDegrees(text: string, items: readonly Item[]): Item[] {
  const asked = readAskedDegree(text)
  if (!asked) return [...items]
  const { start, end, height, fields } = asked
  const there = items.filter((item) => item.kind === 'degree' && overlap(item, asked))
  // What the lexicon has names for is read already, as far as all of its fields are.
  const isRead = there.some(isNamed) ? there.length >= fields.length : fields.length === 0
  if (there.length > 0 && isRead)
    return items.map((item) => (there.includes(item) ? { ...item, opens: true } : item))
  const found: Item[] =
    fields.length > 0
      ? fields.map((span) => readField(text, span, items, height))
      : [{ term: '', name: NAMES[height], kind: 'degree', isKnown: true, start, end }]
  const degrees = found.map((item, at): Item => {
    if (at > 0) return { ...item, degree: 'other', opens: true }
    const from = Math.min(start, item.start)
    const term = foldSpaces(text.slice(from, item.end))
    return { ...item, term, start: from, degree: 'first', opens: true }
  })
  const outside = items.filter((item) => !overlap(item, asked))
  return [...outside, ...degrees].toSorted((one, other) => one.start - other.start)
}
