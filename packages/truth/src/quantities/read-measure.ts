import type { FigureToken } from './figure-tokens.ts'
import { MONEY, SCALES } from './number-words.ts'
import { units } from './units.ts'
import { wholly } from '../words/join-words.ts'
import * as words from '../words/quantities/measures.ts'

const KINDS_OF_UNITS = wholly(words.KINDS_OF_UNITS)
const POINTS = wholly(`${words.POINTS}|pp`)
const PERCENT = wholly(`${words.PERCENT}|%|pp`)
const KINDS_OF_DAYS = wholly(words.KINDS_OF_DAYS)
const PER_CENT = wholly(words.PER_CENT)
const CENT = wholly(words.CENT)
const SQUARE = wholly(words.SQUARE)
const SQUARED_METRES = new RegExp(`^(?:${words.SQUARED_METRES})`)
const SQUARED_KILOMETRES = new RegExp(`^(?:${words.SQUARED_KILOMETRES})`)
const MILES = wholly(words.MILES)
const YARDS = wholly(words.YARDS)
const FEET = wholly(words.FEET)
const METRES = wholly(words.METRES)
const SQUARED = new RegExp(`^(?:${words.SQUARED})`)
const FLUID = wholly(words.FLUID)
const OUNCES = wholly(words.OUNCES)
const STRONG = wholly(words.STRONG)
const CUBIC = wholly(words.CUBIC)
const NAUTICAL = wholly(words.NAUTICAL)
const CUBED_YARDS = new RegExp(`^(?:${words.CUBED_YARDS})`)
const CUBED_METRES = new RegExp(`^(?:${words.CUBED_METRES})`)
const CUBED_FEET = wholly(words.CUBED_FEET)
const BEHIND_TIMES = wholly(words.BEHIND_TIMES)
const TIMES = wholly(words.TIMES)
const OF_MONEY = wholly(words.OF_MONEY)
const JOINED_TO_MONEY = new RegExp(`^(?:${words.JOINED_TO_MONEY})`)
const FACTOR = wholly(`${words.TIMES}|${words.FOLD}|x`)

interface Measure {
  value: number
  dimension: string
  unit: string
  length: number
}

/** The unit behind a number, or the currency before it. */
export function readMeasure(
  value: number,
  tokens: readonly FigureToken[],
  start: number,
  end: number,
): Measure {
  const at = (offset: number) => tokens[end + offset]?.text ?? ''
  const sign = /^[+-]$/.test(at(0)) ? 1 : 0
  // '22 US tons', '8 metric tons'.
  const skip = KINDS_OF_UNITS.test(at(sign)) && units.has(at(sign + 1)) ? sign + 1 : sign
  const word = at(skip)
  const result = (dimension: string, unit: string, length: number, factor = 1) => ({
    value: value * factor,
    dimension,
    unit,
    length,
  })
  const isPoint = POINTS.test(at(skip + 1))
  if (PERCENT.test(word)) return result('percent', '%', skip + (isPoint ? 2 : 1))
  if (KINDS_OF_DAYS.test(word) && units.get(at(skip + 1))?.dimension === 'seconds')
    return result('seconds', at(skip + 1), skip + 2, units.get(at(skip + 1))?.factor)
  if (STRONG.test(word)) return result('count', '', skip + 1)
  if (PER_CENT.test(word) && CENT.test(at(skip + 1))) return result('percent', '%', skip + 2)
  const before = MONEY.get(tokens[start - 1]?.text ?? '')
  if (before !== undefined) return result(before, before, MONEY.has(word) ? skip + 1 : 0)
  const money = MONEY.get(word)
  if (money !== undefined) return result(money, money, skip + 1)
  // '2 millones de euros', "2 millions d'euros"
  if (SCALES.has(tokens[end - 1]?.text ?? '')) {
    const joined = MONEY.get(word.replace(JOINED_TO_MONEY, ''))
    if (joined !== undefined) return result(joined, joined, skip + 1)
    const behind = OF_MONEY.test(word) ? MONEY.get(at(skip + 1)) : undefined
    if (behind !== undefined) return result(behind, behind, skip + 2)
  }
  if (/^°\s?[cf]$/.test(word))
    return result(word.endsWith('c') ? 'celsius' : 'fahrenheit', word, skip + 1)
  // 'square-foot'
  const noun = at(skip + 1) === '-' ? skip + 2 : skip + 1
  if (SQUARE.test(word)) {
    if (SQUARED_METRES.test(at(noun))) return result('area', 'm2', noun + 1)
    if (SQUARED_KILOMETRES.test(at(noun))) return result('area', 'km2', noun + 1, 1e6)
    if (MILES.test(at(noun))) return result('area', 'sqmi', noun + 1, 2_589_988)
    if (YARDS.test(at(noun))) return result('area', 'sqyd', noun + 1, 0.836127)
    if (FEET.test(at(noun))) return result('area', 'sqft', noun + 1, 0.092903)
  }
  if (METRES.test(word) && SQUARED.test(at(noun))) return result('area', 'm2', noun + 1)
  if (FLUID.test(word) && OUNCES.test(at(noun))) return result('litres', 'floz', noun + 1, 0.02957)
  if (CUBIC.test(word) && CUBED_YARDS.test(at(noun)))
    return result('litres', 'cuyd', noun + 1, 764.555)
  if (CUBIC.test(word) && CUBED_METRES.test(at(noun))) return result('litres', 'm3', noun + 1, 1000)
  if (CUBIC.test(word) && CUBED_FEET.test(at(noun)))
    return result('litres', 'cuft', noun + 1, 28.317)
  if (NAUTICAL.test(word) && MILES.test(at(noun))) return result('metres', 'nmi', noun + 1, 1852)
  const isLetter = word.length === 1
  const unit = units.get(word)
  const isClose = (tokens[end + skip]?.start ?? 0) - (tokens[end - 1]?.end ?? 0) <= 1
  // 'km²'
  const power = tokens[end + skip + 1]
  if (
    unit?.dimension === 'metres' &&
    /^[²2]$/.test(power?.written ?? '') &&
    power?.start === tokens[end + skip]?.end
  )
    return result('area', `${word}2`, skip + 2, unit.factor ** 2)
  // '4 L1 agents' have no litres.
  const isOfName =
    isLetter && /^\d/.test(power?.text ?? '') && power?.start === tokens[end + skip]?.end
  if (unit !== undefined && !isOfName && (!isLetter || (isClose && word !== 'a'))) {
    // '8-week' has a unit, 'a 2-day course' too.
    return result(unit.dimension, word, skip + 1, unit.factor)
  }
  const isOften = BEHIND_TIMES.test(at(skip + 1))
  if (TIMES.test(word) && isOften) return result('count', '', skip + 1)
  if (FACTOR.test(word)) return result('factor', 'x', skip + 1)
  return result('count', '', 0)
}
