import { anyDegree, HEIGHTS, type Height } from './degree-patterns.ts'
import { findDegreeWords } from './find-degree-words.ts'

interface Span {
  start: number
  end: number
}

/** A degree that a sentence opens with: what is asked for. */
export interface AskedDegree extends Span {
  /** Of several the lowest: it will do. */
  height: Height
  /** Where the fields stand, any of which will do; none where any field does. */
  fields: Span[]
}

const OPENING = new RegExp(String.raw`^\s*(?:(?:${anyDegree('before')})(?:\s+|(?<=['’])))*`, 'iu')
/** An adjective or field in front: 'Betriebswirtschaftliches Studium', 'technical degree'. */
const MAX_WORDS_BEFORE = 2
const OR = String.raw`(?:,?(?:-|\s)\s*(?:${anyDegree('either')})\s+|\s*[,/]\s*)`
const ONLY_OR = new RegExp(`^(?:${OR}|-?${OR})(?:(?:${anyDegree('before')})\\s+)*$`, 'iu')
/** 'Master 2 en' too. */
const LINK = new RegExp(
  String.raw`^\s*(?:[12]\s+)?(?:(?:${anyDegree('link')})(?:\s+|(?<=['’])))*`,
  'iu',
)
const LEADING_LINK = new RegExp(String.raw`^(?:(?:${anyDegree('link')})\s+)+`, 'iu')
const BRACKET = /^\s*\([^()]{1,60}\)/u
const FIELD_END = new RegExp(
  String.raw`\s*(?:[(;.:]|\s[–—-]\s|(?:^|,?\s)(?:${anyDegree('fieldEnd')})(?!\p{L})).*$`,
  'iu',
)
const ENDS_OPEN = new RegExp(`^,?\\s*(?:${anyDegree('either')})(?!\\p{L})`, 'iu')
const BETWEEN = new RegExp(OR, 'giu')
const MAX_FIELD_WORDS = 6
const MAX_FIELDS = 8

const lowest = (heights: readonly Height[]): Height =>
  HEIGHTS.find((height) => heights.includes(height)) ?? 'bachelor'

const pickHeights = (...said: { height: Height }[][]) =>
  (said.findLast((one) => one.length > 0) ?? []).map(({ height }) => height)

/** The parts of what stands behind a degree that are parted by 'or'; of a list with commas alone the first. */
function splitFields(text: string, start: number, isOpen: boolean): Span[] {
  const cuts = [...text.matchAll(BETWEEN)]
  const isList = isOpen || cuts.some(({ 0: mark }) => !/^\s*,\s*$/.test(mark))
  const fields: Span[] = []
  let at = 0
  for (const { 0: mark, index } of [...cuts, { 0: '', index: text.length }]) {
    const field = text.slice(at, index)
    const lead =
      (/^\s*/.exec(field)?.[0].length ?? 0) +
      (LEADING_LINK.exec(field.trimStart())?.[0].length ?? 0)
    if (field.trim() !== '')
      fields.push({ start: start + at + lead, end: start + at + field.trimEnd().length })
    if (mark.includes(',') && !isList) break
    at = index + mark.length
  }
  return fields.slice(0, MAX_FIELDS)
}

/**
 * Reads a sentence that opens with a degree: 'Grado o Licenciatura en Farmacia', 'abgeschlossenes Studium der Chemie',
 * 'Hbo-diploma Verpleegkunde'. Degrees that are joined by 'or' are one, and the lowest will do.
 * @returns undefined where it opens with something else
 */
export function readAskedDegree(text: string): AskedDegree | undefined {
  const opening = OPENING.exec(text)?.[0].length ?? 0
  const [first, ...others] = findDegreeWords(text)
  if (!first) return undefined
  const before = text.slice(opening, first.start).trim()
  const isNear = before === '' || before.split(/\s+/).length <= MAX_WORDS_BEFORE
  if (first.start < opening || !isNear || /[,;:.]/.test(before)) return undefined
  const chain = [first]
  for (const degree of others) {
    const last = chain.at(-1) ?? first
    if (!ONLY_OR.test(text.slice(last.end, degree.start))) break
    chain.push(degree)
  }
  const last = chain.at(-1) ?? first
  const bracket = BRACKET.exec(text.slice(last.end))?.[0] ?? ''
  const inBracket = findDegreeWords(bracket)
  const from = last.end + bracket.length
  const link = LINK.exec(text.slice(from))?.[0] ?? ''
  const at = from + link.length
  const rest = text.slice(at)
  const behind = rest.replace(FIELD_END, '')
  const isOpen = ENDS_OPEN.test(rest.slice(behind.length))
  const isField = /^[\p{L}\p{N}]/u.test(behind) && (link.trim() !== '' || /^\s/.test(link))
  const named = isField ? splitFields(behind, at, isOpen) : []
  const short = named.filter(
    ({ start, end }) => text.slice(start, end).split(/\s+/).length <= MAX_FIELD_WORDS,
  )
  const own =
    first.field ?? (before === '' ? undefined : { start: opening, end: opening + before.length })
  // 'Diplôme de niveau Bac+3': what stands there is a degree, and no field.
  const higher = findDegreeWords(behind)
  const fields = short.length === named.length && higher.length === 0 ? short : []
  const all = own && fields.length === 0 ? [own] : fields
  return {
    // 'Studium (Diplom oder Master)': what stands in brackets says which.
    height: lowest(pickHeights(chain, inBracket, higher)),
    start: Math.min(first.start, own?.start ?? first.start),
    end: Math.max(last.end, ...all.map(({ end }) => end)),
    fields: all,
  }
}
