import type { FigureToken } from './figure-tokens.ts'
import { MONEY } from './number-words.ts'
import type { Bound } from './quantity.ts'

/** 'Went up to 80 %' says where it went. */
const MOVED =
  /^(?:goes|going|went|gone|r[io]se|risen|grow|grew|grown|climb\w*|mov\w*|brought|brings?|pushed|raised)$/
const CLOSED = /^(?:and|or|und|oder|et|ou|y|o) (?:less|fewer|under|below|weniger|moins|menos)$/

/** 'over 50', 'up to 50', 'about 50': what stands before a number. */
export function readBound(tokens: readonly FigureToken[], start: number, end: number): Bound {
  const words = tokens.slice(Math.max(0, start - 4), start).map(({ text }) => text)
  while (
    words.length > 0 &&
    (MONEY.has(words.at(-1) ?? '') || /^(?:an?|the|total|of)$/.test(words.at(-1) ?? ''))
  )
    words.pop()
  const before = words.slice(-2).join(' ')
  const last = words.at(-1) ?? ''
  // 'Over six months, …' at the start of a clause is 'during'.
  const isDuring =
    last === 'over' && /^(?:|[,;.(])$/.test(words.at(-2) ?? '') && (words.length > 1 || start <= 1)
  if (isDuring) return 'none'
  if (before === 'up to' && MOVED.test(words.at(-3) ?? '')) return 'none'
  if (
    /^(?:up to|many as|much as|at most|maximum of|max of|maximo de|maximum de|bis zu|jusqu'a)$/.test(
      before,
    ) ||
    /^(?:hasta|maximum|maximal|jusqu'a|hochstens)$/.test(last) ||
    (/^(?:more|mas|plus) (?:than|de)$/.test(before) && /^(?:no|not|pas)$/.test(words.at(-3) ?? ''))
  )
    return 'upTo'
  if (
    /^(?:over|above|exceeding|uber|exceeded|surpassing)$/.test(last) ||
    (/(?:than|de)$/.test(last) &&
      /^(?:more|greater|higher|longer|larger|bigger|older|later|heavier|taller|wider|further|farther|plus|mas) /.test(
        before,
      )) ||
    /^(?:mehr als|upwards of)$/.test(before)
  )
    return 'over'
  if (
    /^(?:at least|al menos|au moins|lo menos)$/.test(before) ||
    /^(?:minimum|mindestens)$/.test(last)
  )
    return 'atLeast'
  const behind = [0, 1].map((offset) => tokens[end + offset]?.text ?? '').join(' ')
  const isOpen =
    /^(?:and|or|und|et|o|y|ou) (?:over|above|more|older|up|upwards|mehr|plus|mas|alter)$/.test(
      behind,
    )
  if (tokens[end]?.text === '+' || isOpen) return 'over'
  if (CLOSED.test(behind)) return 'upTo'
  if (
    /^(?:within|inside|innerhalb|binnen)$/.test(last) ||
    /^en (?:el plazo|l'espace)$/.test(before)
  )
    return 'within'
  if (
    /^(?:nearly|almost|fast|presque|casi|knapp)$/.test(last) ||
    /^(?:pres de|close to)$/.test(before)
  )
    return 'under'
  if (
    /^(?:under|below|unter|sous)$/.test(last) ||
    /^(?:less than|fewer than|lower than|shorter than|smaller than|moins de|menos de|weniger als)$/.test(
      before,
    )
  )
    return 'below'
  if (
    /^(?:about|approximately|approx|around|roughly|circa|ca|some|environ|etwa|rund|aproximadamente|unos|unas|ungefahr|~|≈)$/.test(
      last,
    ) ||
    (last === '.' && /^(?:approx|ca|c)$/.test(words.at(-2) ?? ''))
  )
    return 'about'
  return 'none'
}

/** Whether 'third' and 'quarter' are parts where they stand, and no rank and no quarter of a year. */
export function isPart(tokens: readonly FigureToken[], index: number): boolean {
  const word = tokens[index]?.text ?? ''
  const before = tokens[index - 1]?.text ?? ''
  const after = tokens[index + 1]?.text ?? ''
  if (after === '-') return false
  if (/^(?:tiers|quart|tercio|drittel|viertel|funftel)$/.test(word))
    return /^(?:un|d['’]un|ein|einem)$/.test(before)
  return (
    /^(?:a|one)$/.test(before) &&
    (/^(?:of|fewer|less|more)$/.test(after) ||
      /^(?:by|to|over|nearly|almost|about|around|than)$/.test(tokens[index - 2]?.text ?? ''))
  )
}

/** Whether a word of FACTORS is a figure where it stands, and no part of 'double-entry', 'half-day'. */
export function isFactor(tokens: readonly FigureToken[], index: number): boolean {
  const word = tokens[index]?.text ?? ''
  const after = tokens[index + 1]?.text ?? ''
  if (after === '-' && /^(?:double|half)$/.test(word)) return false
  if (word === 'half') return !/^(?:day|year|term|time|marathon|million)$/.test(after)
  if (word === 'double')
    return !/^(?:check|checks|checking|entry|glazing|room|rooms|bed|major|shift|shifts|degree)$/.test(
      after,
    )
  return true
}
