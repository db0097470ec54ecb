import { listNone, type None } from './list-none.ts'
import { isSameThing } from './same-thing.ts'

const WORD = /\p{L}[\p{L}-]*/gu
const LEAD = /^(?:\s*[,;(–—]\s*|\s+-\s+|\s+)/u

/** Where a place ends that names its thing with the words of a label: 'no customer complaints' for 'Customer complaints: 0'. */
function findEnd(text: string, told: None, things: readonly string[]): number | undefined {
  const from = text.slice(0, told.end).lastIndexOf(told.things.at(-1) ?? '')
  const words = [...text.slice(from).matchAll(WORD)].slice(0, things.length)
  const isSame =
    words.length === things.length &&
    words.every(({ 0: word }, at) => isSameThing(word, things[at] ?? ''))
  const last = words.at(-1)
  return isSame && last ? from + last.index + last[0].length : undefined
}

/** A place of the source that says the same as one of a text, and where the latter ends. */
function findSame(text: string, told: None, source: None): number | undefined {
  if ((told.kind === 'of') !== (source.kind === 'of')) return undefined
  if (told.kind === 'label' && source.kind !== 'label') return undefined
  return source.kind === 'label'
    ? findEnd(text, told, source.things)
    : isSameThing(told.things[0] ?? '', source.things[0] ?? '')
      ? told.end
      : undefined
}

/** The source's words at a place of the text: both keep what ties them to the words before them. */
function write(text: string, told: None, end: number, words: string): string {
  const before = text.slice(0, told.start)
  const after = text.slice(end)
  const lead = LEAD.exec(words)?.[0] ?? ''
  const own = LEAD.exec(text.slice(told.start, end))?.[0] ?? ''
  if (told.kind === 'of') return before + words + after
  const bare = words.slice(lead.length)
  if (before === '') return bare + after
  return `${before}${lead === '' ? (own === '' ? ' ' : own) : lead}${bare}${after}`
}

/** A text that says that there is none of a thing as its sources do: 'with 0 findings', 'zero findings' as 'without a single finding'. */
export function restateNone(told: string, sources: readonly string[]): string {
  const places = listNone(told)
  if (places.length === 0) return told
  const known = sources.flatMap((source) => listNone(source).map((none) => ({ source, none })))
  return places.reduceRight((text, place) => {
    for (const { source, none } of known) {
      const end = findSame(text, place, none)
      if (end !== undefined) return write(text, place, end, source.slice(none.start, none.end))
    }
    return text
  }, told)
}
