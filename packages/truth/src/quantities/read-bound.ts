import type { FigureToken } from './figure-tokens.ts'
import { MONEY } from './number-words.ts'
import type { Bound } from './quantity.ts'
import * as bounds from '../words/figures/bounds.ts'
import * as numbers from '../words/quantities/number-words.ts'
import { wholly } from '../words/join-words.ts'

/** 'Went up to 80 %' says where it went. */
const MOVED = wholly(bounds.MOVED)
const FILLERS = wholly(bounds.BOUND_FILLERS)
const DURING = wholly(bounds.DURING)
const UP_TO_AS_END = wholly(bounds.UP_TO_AS_END)
const CLOSED = wholly(`(?:${bounds.BEFORE_LESS}) (?:${bounds.OR_LESS})`)
const OPEN = wholly(`(?:${bounds.BEFORE_MORE}) (?:${bounds.OR_MORE})`)
const UP_TO_PAIRS = wholly(bounds.UP_TO_PAIRS)
const UP_TO = wholly(bounds.UP_TO)
const MORE_THAN = wholly(`(?:${bounds.COMPARED_MORE}) (?:${bounds.THAN})`)
const NO = wholly(bounds.NO)
const OVER = wholly(bounds.OVER)
const THAN = new RegExp(`(?:${bounds.THAN})$`)
const GREATER = new RegExp(`^(?:${bounds.GREATER}) `)
const OVER_PAIRS = wholly(bounds.OVER_PAIRS)
const AT_LEAST_PAIRS = wholly(bounds.AT_LEAST_PAIRS)
const AT_LEAST = wholly(bounds.AT_LEAST)
const WITHIN = wholly(bounds.WITHIN)
const WITHIN_PHRASES = wholly(bounds.WITHIN_PHRASES)
const NEARLY = wholly(bounds.NEARLY)
const NEARLY_PAIRS = wholly(bounds.NEARLY_PAIRS)
const BELOW = wholly(bounds.BELOW)
const BELOW_PAIRS = wholly(bounds.BELOW_PAIRS)
const ABOUT = wholly(`${bounds.ABOUT}|~|≈`)
const ABOUT_CUT = wholly(bounds.ABOUT_CUT)

/** 'over 50', 'up to 50', 'about 50': what stands before a number. */
export function readBound(tokens: readonly FigureToken[], start: number, end: number): Bound {
  const words = tokens.slice(Math.max(0, start - 4), start).map(({ text }) => text)
  while (words.length > 0 && (MONEY.has(words.at(-1) ?? '') || FILLERS.test(words.at(-1) ?? '')))
    words.pop()
  const before = words.slice(-2).join(' ')
  const last = words.at(-1) ?? ''
  // 'Over six months, …' at the start of a clause is 'during'.
  const isDuring =
    DURING.test(last) &&
    /^(?:|[,;.(])$/.test(words.at(-2) ?? '') &&
    (words.length > 1 || start <= 1)
  if (isDuring) return 'none'
  if (UP_TO_AS_END.test(before) && MOVED.test(words.at(-3) ?? '')) return 'none'
  if (
    UP_TO_PAIRS.test(before) ||
    UP_TO.test(last) ||
    (MORE_THAN.test(before) && NO.test(words.at(-3) ?? ''))
  )
    return 'upTo'
  if (OVER.test(last) || (THAN.test(last) && GREATER.test(before)) || OVER_PAIRS.test(before))
    return 'over'
  if (AT_LEAST_PAIRS.test(before) || AT_LEAST.test(last)) return 'atLeast'
  const behind = [0, 1].map((offset) => tokens[end + offset]?.text ?? '').join(' ')
  if (tokens[end]?.text === '+' || OPEN.test(behind)) return 'over'
  if (CLOSED.test(behind)) return 'upTo'
  if (WITHIN.test(last) || WITHIN_PHRASES.test(before)) return 'within'
  if (NEARLY.test(last) || NEARLY_PAIRS.test(before)) return 'under'
  if (BELOW.test(last) || BELOW_PAIRS.test(before)) return 'below'
  if (ABOUT.test(last) || (last === '.' && ABOUT_CUT.test(words.at(-2) ?? ''))) return 'about'
  return 'none'
}

const NAMED_PARTS = wholly(bounds.NAMED_PARTS)
const BEFORE_NAMED_PARTS = wholly(bounds.BEFORE_NAMED_PARTS)
const BEFORE_PART = wholly(bounds.BEFORE_PART)
const BEHIND_PART = wholly(bounds.BEHIND_PART)
const BEFORE_A_PART = wholly(bounds.BEFORE_A_PART)

/** Whether 'third' and 'quarter' are parts where they stand, and no rank and no quarter of a year. */
export function isPart(tokens: readonly FigureToken[], index: number): boolean {
  const word = tokens[index]?.text ?? ''
  const before = tokens[index - 1]?.text ?? ''
  const after = tokens[index + 1]?.text ?? ''
  if (after === '-') return false
  if (NAMED_PARTS.test(word)) return BEFORE_NAMED_PARTS.test(before)
  return (
    BEFORE_PART.test(before) &&
    (BEHIND_PART.test(after) || BEFORE_A_PART.test(tokens[index - 2]?.text ?? ''))
  )
}

const NO_FACTOR_BEFORE_HYPHEN = wholly(numbers.NO_FACTOR_BEFORE_HYPHEN)
const HALF = wholly(numbers.HALF)
const DOUBLE = wholly(numbers.DOUBLE)
const NO_HALF = wholly(numbers.NO_HALF)
const NO_DOUBLE = wholly(numbers.NO_DOUBLE)

/** Whether a word of FACTORS is a figure where it stands, and no part of 'double-entry', 'half-day'. */
export function isFactor(tokens: readonly FigureToken[], index: number): boolean {
  const word = tokens[index]?.text ?? ''
  const after = tokens[index + 1]?.text ?? ''
  if (after === '-' && NO_FACTOR_BEFORE_HYPHEN.test(word)) return false
  if (HALF.test(word)) return !NO_HALF.test(after)
  return !DOUBLE.test(word) || !NO_DOUBLE.test(after)
}
