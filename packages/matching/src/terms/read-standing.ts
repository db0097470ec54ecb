import { anyOf } from '../words/index.ts'

const LEVEL_LOW = 'a1|a2'
const LEVEL_HIGH = 'b2|c1|c2'
const WEAK = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf('weak')}|${LEVEL_LOW})(?![\\p{L}\\p{N}])`,
  'iu',
)
const STRONG = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf('strong')}|${LEVEL_HIGH})(?![\\p{L}\\p{N}])`,
  'iu',
)
/** '(booked)', '– en préparation', 'booked for May'; ': No', '(none)'. */
const NOT_YET = new RegExp(
  `^[^,;.|]{0,20}?(?:[\\s(:–—-]+(?:${anyOf('notYet')})|\\s*[(:–—]\\s*(?:${anyOf('denied')}))(?![\\p{L}-])`,
  'iu',
)
const MAX_ITEM_CHARS = 70
const SEPARATOR = /[,;|•·]/u

/** What an item of a list says besides the place in it: up to the marks around it, with the bracket behind it. */
function readBeside(text: string, start: number, end: number): string {
  const before = text.slice(0, start)
  const from = before.split(SEPARATOR).at(-1) ?? ''
  const bracket = /^\s*\([^()]*\)/u.exec(text.slice(end))?.[0] ?? ''
  const [rest = ''] = text.slice(end + bracket.length).split(SEPARATOR)
  return `${from} ${bracket}${rest}`
}

/** How far somebody is with a thing: it is only planned or denied, only begun, or nothing speaks against it. */
export type Standing = 'not-yet' | 'weak' | 'full'

/**
 * Reads how far a person is with what stands at a place of a line: 'Excel (bases)', 'driving licence: No', 'CAFERUIS en préparation'.
 * Sentences say such things of much else, so that only items of lists count.
 */
export function readStanding(text: string, start: number, end: number): Standing {
  if (NOT_YET.test(text.slice(end, end + 60))) return 'not-yet'
  const beside = readBeside(text, start, end)
  return beside.length <= MAX_ITEM_CHARS && WEAK.test(beside) ? 'weak' : 'full'
}

/** Whether the line of a posting asks for no more than a first acquaintance. */
export const asksForLittle = (line: string): boolean => WEAK.test(line)

/** Whether the line of a posting asks for a level that a beginner does not have. */
export const asksForMuch = (line: string): boolean => STRONG.test(line)

/** Whether what stands beside a place says a high level: 'Excel (advanced)'. */
export function tellsHighLevel(text: string, start: number, end: number): boolean {
  const beside = readBeside(text, start, end)
  return beside.length <= MAX_ITEM_CHARS && STRONG.test(beside)
}

const FRAMEWORK_LEVEL = /(?<![\p{L}\p{N}])[abc][12](?![\p{L}\p{N}])/iu

/** Whether a line says a lower level of the European framework beside a language than the posting's line asks for: B1 where B2 is asked. */
export function isBelow(text: string, start: number, end: number, asked: string): boolean {
  const [has] = FRAMEWORK_LEVEL.exec(readBeside(text, start, end)) ?? []
  const [wants] = FRAMEWORK_LEVEL.exec(asked) ?? []
  return has !== undefined && wants !== undefined && has.toLowerCase() < wants.toLowerCase()
}
