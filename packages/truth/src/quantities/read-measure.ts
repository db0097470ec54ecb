import type { FigureToken } from './figure-tokens.ts'
import { MONEY } from './number-words.ts'
import { units } from './units.ts'

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
  const skip =
    /^(?:us|uk|imperial|metric|short|long)$/.test(at(sign)) && units.has(at(sign + 1))
      ? sign + 1
      : sign
  const word = at(skip)
  const result = (dimension: string, unit: string, length: number, factor = 1) => ({
    value: value * factor,
    dimension,
    unit,
    length,
  })
  const isPoint = /^(?:points?|pp|porcentuales)$/.test(at(skip + 1))
  if (/^(?:%|percent|percentage|pct|prozent|pp|prozentpunkte|prozentpunkten)$/.test(word))
    return result('percent', '%', skip + (isPoint ? 2 : 1))
  if (
    /^(?:business|working|calendar|full|consecutive)$/.test(word) &&
    units.get(at(skip + 1))?.dimension === 'seconds'
  )
    return result('seconds', at(skip + 1), skip + 2, units.get(at(skip + 1))?.factor)
  if (word === 'strong') return result('count', '', skip + 1)
  if (/^(?:per|pour|por)$/.test(word) && /^(?:cent|ciento)$/.test(at(skip + 1)))
    return result('percent', '%', skip + 2)
  const before = MONEY.get(tokens[start - 1]?.text ?? '')
  if (before !== undefined) return result(before, before, MONEY.has(word) ? skip + 1 : 0)
  const money = MONEY.get(word)
  if (money !== undefined) return result(money, money, skip + 1)
  if (/^°\s?[cf]$/.test(word))
    return result(word.endsWith('c') ? 'celsius' : 'fahrenheit', word, skip + 1)
  // 'square-foot'
  const noun = at(skip + 1) === '-' ? skip + 2 : skip + 1
  if (/^(?:square|sq)$/.test(word)) {
    if (/^(?:met|m$)/.test(at(noun))) return result('area', 'm2', noun + 1)
    if (/^(?:km|kilomet)/.test(at(noun))) return result('area', 'km2', noun + 1, 1e6)
    if (/^miles?$/.test(at(noun))) return result('area', 'sqmi', noun + 1, 2_589_988)
    if (/^yards?$/.test(at(noun))) return result('area', 'sqyd', noun + 1, 0.836127)
    if (/^(?:f(?:ee)?t|foot)$/.test(at(noun))) return result('area', 'sqft', noun + 1, 0.092903)
  }
  if (/^met(?:ros?|res?)$/.test(word) && /^(?:cuadrad|carre)/.test(at(noun)))
    return result('area', 'm2', noun + 1)
  if (/^(?:fl|fluid)$/.test(word) && /^(?:oz|ounces?)$/.test(at(noun)))
    return result('litres', 'floz', noun + 1, 0.02957)
  if (word === 'cubic' && at(noun).startsWith('yard'))
    return result('litres', 'cuyd', noun + 1, 764.555)
  if (word === 'cubic' && at(noun).startsWith('met')) return result('litres', 'm3', noun + 1, 1000)
  if (word === 'cubic' && /^f(?:ee|oo)?t$/.test(at(noun)))
    return result('litres', 'cuft', noun + 1, 28.317)
  if (word === 'nautical' && /^miles?$/.test(at(noun)))
    return result('metres', 'nmi', noun + 1, 1852)
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
  if (unit !== undefined && (!isLetter || (isClose && word !== 'a'))) {
    // '8-week' has a unit, 'a 2-day course' too.
    return result(unit.dimension, word, skip + 1, unit.factor)
  }
  const isOften = /^(?:an?|per|each|every|weekly|daily|pro|par|im|al|por)$/.test(at(skip + 1))
  if (/^(?:times|mal|fois|veces)$/.test(word) && isOften) return result('count', '', skip + 1)
  if (/^(?:x|times|fold|mal|fois|veces)$/.test(word)) return result('factor', 'x', skip + 1)
  return result('count', '', 0)
}
