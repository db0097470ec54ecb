import { CURRENCIES } from '../words/quantities/currencies.ts'
import { joinEntries } from '../words/join-words.ts'
import * as numbers from '../words/quantities/number-words.ts'

/** Reads `word value` pairs: one line per idea stays readable where objects would fill pages. */
function readTable(pairs: string): Map<string, number> {
  return new Map(
    pairs
      .trim()
      .split(/\s*[,\n]\s*/)
      .map((pair) => {
        const [word = '', value = ''] = pair.split(' ')
        return [word, Number(value)] as const
      }),
  )
}

/** 'fünfundzwanzig' and 'veinticinco' are one word each. */
const JOINED = numbers.JOINED.flatMap(({ tens, ones, join }) =>
  [...readTable(tens)].flatMap(([ten, tenth]) =>
    [...readTable(ones)].map(([one, value]) => [join(ten, one), tenth + value] as const),
  ),
)

/** 'Une quarantaine': about so many. */
export const ROUGH_NUMBERS = readTable(numbers.ROUGH_NUMBERS)

/** Numbers as words, without accents. 'One' is left out: it mostly counts nothing. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...JOINED,
  ...readTable(numbers.NUMBERS),
  ...ROUGH_NUMBERS,
])

/** Many, with no number: what they claim at least. */
export const VAGUE_NUMBERS = readTable(numbers.VAGUE_NUMBERS)

/** What a number before it is multiplied by. */
export const SCALES = readTable(numbers.SCALES)

/** Scales that count one when no number stands before them. */
export const BARE_SCALES = new Set(numbers.BARE_SCALES.split(' '))

/** Scales of one or two letters, which stand right behind the digits. */
export const SHORT_SCALES = readTable('k 1e3, t 1e3, m 1e6, mm 1e6, mn 1e6, b 1e9, bn 1e9')

/** Places in an order. 'First' and 'second' mostly mean something else. */
export const RANKS = readTable(numbers.RANKS)

/** Parts of a whole, behind their number: 'two thirds', 'trois quarts'. */
export const PARTS = readTable(numbers.PARTS)

/** One part of a whole: 'a third'. */
export const SINGLE_PARTS = readTable(numbers.SINGLE_PARTS)

/** A time that one word names, in seconds. */
export const NAMED_TIMES = readTable(numbers.NAMED_TIMES)

/** Measured results that are written as one word. */
export const FACTORS = readTable(numbers.FACTORS)

/** Signs and short names of money, by currency. */
const SIGNS = {
  dollars: '$ usd cad',
  euros: '€ eur',
  pounds: '£ gbp',
  francs: 'chf fr',
  yen: '¥ jpy',
}
/** Signs and names of money, by currency. */
export const MONEY = new Map(
  Object.entries(joinEntries([SIGNS, CURRENCIES], ' ')).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
)
