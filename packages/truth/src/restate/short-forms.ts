import { shortForms } from '../words/equals/short-forms.ts'
import { cut, listTokens, type Token } from './tokens.ts'

const ENDINGS = new Set(['', 's', 'e', 'n', 'en', 'es', 'er'])

/** A short form with the words that it stands for, in small letters without accents. */
export interface Form {
  short: readonly string[]
  long: readonly string[]
  /** As it must be written; undefined where its case says nothing. */
  loud: string | undefined
}

export const words = (text: string) => listTokens(text).map(({ form }) => form)

const forms: Form[] = shortForms.split('\n').flatMap((line) => {
  const [short, ...long] = line.split(' ')
  if (short === undefined || long.length === 0) return []
  // 'RR HH' are two.
  const size = long[0] !== undefined && /^\p{Lu}{2}$/u.test(long[0]) ? 2 : 1
  const written = line.split(' ').slice(0, size).join(' ')
  return [
    {
      short: words(written),
      long: words(line.slice(written.length)),
      loud: /\p{Lu}/u.test(written) ? written : undefined,
    },
  ]
})

/** Whether a word is another one, but for its ending. */
export const isBent = (word: string | undefined, form: string) =>
  word !== undefined && word.startsWith(form) && ENDINGS.has(word.slice(form.length))

/** Where something is written in a text. */
export interface Place {
  start: number
  end: number
  written: string
}

export const isPointed = (text: string, { end }: Pick<Token, 'end'>) => text.charAt(end) === '.'

export const toPlace = (text: string, run: readonly Token[]): Place => ({
  start: run[0]?.start ?? 0,
  end: run.at(-1)?.end ?? 0,
  written: cut(text, run[0], run.at(-1)),
})

/** With the point that belongs to a short form of small letters; that at the end of a text ends its sentence. */
export function withPoint(text: string, place: Place): Place {
  const end = place.end + 1
  const isShort =
    isPointed(text, place) && end < text.length && !/^[\p{Lu}. ]+$/u.test(place.written)
  return isShort ? { ...place, end, written: `${place.written}.` } : place
}

export const put = (text: string, { start, end }: Pick<Place, 'start' | 'end'>, written: string) =>
  text.slice(0, start) + written + text.slice(end)

/** All short forms, by their first word. */
export const byShort = Map.groupBy(forms, ({ short }) => short[0])
