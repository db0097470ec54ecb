import { foldSpaces, type Height, readAskedDegree } from '@tailorbird/language'
import { isGeneralDegree } from './find-degree-heads.ts'
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

/**
 * The items again, with the degree that the sentence opens with and its fields in place of what stands there:
 * 'Grado o Licenciatura en Farmacia', 'Hbo-diploma Verpleegkunde'. What it is called need not be known.
 */
export function openDegrees(text: string, items: readonly Item[]): Item[] {
  const asked = readAskedDegree(text)
  if (!asked) return [...items]
  if (items.some(isNamed))
    return items.map((item) => (isNamed(item) ? { ...item, opens: true } : item))
  const { start, end, height, fields } = asked
  const isThere = items.some(({ kind }) => kind === 'degree')
  if (isThere && fields.length === 0) return [...items]
  const spans = fields.length > 0 ? fields : [{ start, end }]
  const degrees = spans.map((span, at): Item => {
    const written = foldSpaces(text.slice(span.start, span.end))
    const known = items.find((item) => item.start === span.start && item.end === span.end)
    const field: Item = known ?? {
      term: written,
      name: written,
      kind: 'skill',
      isKnown: false,
      ...span,
    }
    const named =
      fields.length > 0
        ? nameField(field, NAMES[height])
        : { ...field, kind: 'degree' as const, name: NAMES[height], isKnown: true }
    if (at > 0) return { ...named, degree: 'other', opens: true }
    const from = Math.min(start, span.start)
    return {
      ...named,
      term: foldSpaces(text.slice(from, Math.max(span.end, fields.length > 0 ? 0 : end))),
      start: from,
      degree: 'first',
      opens: true,
    }
  })
  const outside = items.filter((item) => item.end <= start || item.start >= end)
  return [...outside, ...degrees].toSorted((one, other) => one.start - other.start)
}
