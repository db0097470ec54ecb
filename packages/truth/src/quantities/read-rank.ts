import type { FigureToken } from './figure-tokens.ts'
import { MONEY, PARTS, RANKS } from './number-words.ts'
import { NO_RANK, RANK_ENDINGS } from '../words/quantities/number-words.ts'
import { wholly } from '../words/join-words.ts'
import { units } from './units.ts'

/** What makes a rank part of a name. */
const IN_NAME = wholly(`-|${NO_RANK}`)
const RANK_ENDING = wholly(RANK_ENDINGS)

/** '4th', 'fourth': a place in an order, and how many tokens it takes; undefined when it is none. */
export function readRank(
  tokens: readonly FigureToken[],
  index: number,
): { value: number; length: number } | undefined {
  const [token, next] = [tokens[index], tokens[index + 1]]
  if (
    /^\d+$/.test(token?.text ?? '') &&
    token?.end === next?.start &&
    RANK_ENDING.test(next?.text ?? '')
  )
    return { value: Number(token?.text), length: 2 }
  const value = RANKS.get(token?.text ?? '')
  const isNamed = IN_NAME.test(next?.text ?? '') || tokens[index - 1]?.text === '-'
  return value === undefined || isNamed ? undefined : { value, length: 1 }
}

/** 'two thirds' as a percentage; undefined when no part stands behind the number. */
export function readPart(
  value: number,
  tokens: readonly FigureToken[],
  end: number,
): number | undefined {
  const part = PARTS.get(tokens[end]?.text ?? '')
  return part !== undefined && value > 1 && value < part ? (value / part) * 100 : undefined
}

/** '2D', '5S', '3PL': capitals right behind the digits, which are no unit and no scale. */
export function isNameOfDigits(tokens: readonly FigureToken[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]]
  return (
    /^\d+$/.test(token?.text ?? '') &&
    token?.end === next?.start &&
    /^\p{Lu}{1,3}$/u.test(next?.written ?? '') &&
    !units.has(next?.text ?? '') &&
    !MONEY.has(next?.text ?? '') &&
    !/^(?:K|M|B|BN|MN|C|F|X|PP)$/.test(next?.written ?? '')
  )
}
