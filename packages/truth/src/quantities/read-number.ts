import type { FigureToken } from './figure-tokens.ts'
import {
  BARE_SCALES,
  MONEY,
  NUMBER_WORDS,
  SCALES,
  SHORT_SCALES,
  VAGUE_NUMBERS,
} from './number-words.ts'
import { units } from './units.ts'
import {
  CUT_SCALES,
  A,
  A_OR_ONE,
  AND_A_HALF,
  BEFORE_A_UNIT,
  BEFORE_ONES,
  HALF,
  TENS_ENDING,
  TENS_JOINT,
  BEFORE_SCORES,
  BEFORE_TEENS,
  SCORES,
  TEN,
  ARTICLES,
  BEFORE_CENT,
} from '../words/quantities/number-words.ts'
import { wholly } from '../words/join-words.ts'

const ARTICLE = wholly(ARTICLES)
const ONE = wholly(A_OR_ONE)
const BEHIND_HALF = wholly(A)
const NO_SCALE = wholly(BEFORE_CENT)
const BEFORE_ONE = wholly(BEFORE_A_UNIT)
const CUT = wholly(CUT_SCALES)
const SCORE = wholly(SCORES)
const GETS_TEENS = wholly(BEFORE_TEENS)
const AND_HALF = AND_A_HALF.split(' ')

/** '3,000', '3 000' and '3.000' as 3000, '3,5' and '3.5' as three and a half. */
function readDigits(text: string): number {
  const plain = text.replaceAll(/[\u00a0\u202f ]/g, '')
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''))
  return Number(plain.replaceAll(',', '.').replaceAll(/\.(?=.*\.)/g, ''))
}

interface FoundNumber {
  value: number
  length: number
  isVague: boolean
}

/** 'two and a half', behind the two. */
const isHalf = (at: (offset: number) => string, offset: number) =>
  AND_HALF.every((word, index) => at(offset + index) === word)

/** A number at `index`, in digits or words, and how many tokens it takes; undefined when there is none. */
export function readNumber(tokens: readonly FigureToken[], index: number): FoundNumber | undefined {
  const at = (offset: number) => tokens[index + offset]?.text ?? ''
  const isDigits = /^\d/.test(at(0))
  const vague = VAGUE_NUMBERS.get(at(0))
  if (vague !== undefined) return { value: vague, length: 1, isVague: true }
  let value = isDigits ? readDigits(at(0)) : NUMBER_WORDS.get(at(0))
  let length = 1
  if (at(0) === HALF && BEHIND_HALF.test(at(1)) && (SCALES.has(at(2)) || units.has(at(2))))
    [value, length] = [0.5, 2]
  // 'a million': the scale is read below.
  else if (value === undefined && ARTICLE.test(at(0)) && SCALES.has(at(1)) && at(1).length > 2)
    value = 1
  // 'cent vingt', 'mil quinientos', but not 'pour cent'
  else if (value === undefined && BARE_SCALES.has(at(0)) && !NO_SCALE.test(at(-1)))
    [value, length] = [1, 0]
  const isOne = ONE.test(at(0)) && units.has(at(1)) && BEFORE_ONE.test(at(-1))
  if (isOne) value = 1
  // 'one and a half'
  if (ONE.test(at(0)) && isHalf(at, 1)) return { value: 1.5, length: 4, isVague: false }
  if (value === undefined) return undefined
  if (isHalf(at, 1)) return { value: value + 0.5, length: 4, isVague: false }
  if (at(1) === '½') return { value: value + 0.5, length: 2, isVague: false }
  // 'quatre-vingt(s)', and 'dix', 'quinze' behind it or behind 'soixante'
  if (at(0) === BEFORE_SCORES && at(1) === '-' && SCORE.test(at(2))) [value, length] = [80, 3]
  const more = at(length) === '-' ? (NUMBER_WORDS.get(at(length + 1)) ?? 0) : 0
  if (GETS_TEENS.test(at(0)) && value >= 60 && more > 0 && more < 20)
    return { value: value + more, length: length + 2, isVague: false }
  const ones = NUMBER_WORDS.get(at(2)) ?? 10
  const next = NUMBER_WORDS.get(at(1)) ?? 10
  const isJoined = at(1) === '-' || (at(1) === TENS_JOINT && at(0).endsWith(TENS_ENDING))
  if ((value >= 20 || at(0) === TEN) && !isDigits && isJoined && ones < 10)
    [value, length] = [value + ones, 3]
  else if (value >= 20 && !isDigits && next < 10) [value, length] = [value + next, 2]
  const isGlued = tokens[index]?.end === tokens[index + 1]?.start
  const short = SHORT_SCALES.get(at(1))
  const isMoney = MONEY.has(tokens[index - 1]?.text ?? '') || MONEY.has(at(2))
  if (
    isDigits &&
    short !== undefined &&
    (isMoney || (isGlued && (at(1) === 'k' || /^[MB]/.test(tokens[index + 1]?.written ?? ''))))
  )
    return { value: value * short, length: 2, isVague: false }
  for (let scale = SCALES.get(at(length)); scale !== undefined; scale = SCALES.get(at(length))) {
    value *= scale
    // 'Mio. Euro'
    const isCut = at(length + 1) === '.' && CUT.test(at(length))
    length += isCut ? 2 : 1
    // 'two thousand five hundred', 'one hundred and twenty'
    const skip = at(length) === BEFORE_ONES ? 1 : 0
    const rest = NUMBER_WORDS.get(at(length + skip))
    if (rest !== undefined && rest < scale && !isDigits) {
      const deeper = SCALES.get(at(length + skip + 1))
      if (deeper !== undefined && deeper < scale) {
        value += rest * deeper
        length += skip + 2
      } else {
        value += rest
        length += skip + 1
        if (rest >= 20 && at(length) === '-' && (NUMBER_WORDS.get(at(length + 1)) ?? 10) < 10) {
          value += NUMBER_WORDS.get(at(length + 1)) ?? 0
          length += 2
        }
      }
    }
  }
  return { value, length, isVague: false }
}
