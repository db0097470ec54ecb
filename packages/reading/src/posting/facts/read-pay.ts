import type { Pay, PayPeriod } from '@tailorbird/contracts'
import { CURRENCIES } from '../words/currencies.ts'
import { factWords, facts } from '../words/facts-patterns.ts'
import { readLocalCurrency } from './read-local-currency.ts'

const escape = (text: string) => text.replaceAll(/[.$^*+?()[\]{}|\\]/g, String.raw`\$&`)
const CODES = new Map(CURRENCIES.map(([written, code]) => [written.toLowerCase(), code]))
const CURRENCY = String.raw`(?:${CURRENCIES.map(([written]) => escape(written)).join('|')})`
const NUMBER = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`
const AMOUNT = String.raw`(${CURRENCY})?\s?(${NUMBER})(?![\d%])\s?(k(?![\p{L}])|k?€)?\s?(?:(${CURRENCY})(?!\p{L}))?`
/** What may stand between an amount and the other end of its range: '£12 per hour to £14'. */
const JOINT = String.raw`\s?(?:-|–|—|(?:${facts('to')})(?!\p{L}))\s?`
const RANGE = new RegExp(String.raw`(?<![\p{L}\d.,])${AMOUNT}(?:${JOINT}${AMOUNT})?`, 'giu')
const PERIODS: readonly (readonly [PayPeriod, RegExp])[] = (
  ['hour', 'day', 'week', 'month', 'year'] as const
).map((period) => [period, new RegExp(factWords(period), 'iu')])
const PAID = new RegExp(factWords('paid'), 'iu')
const NOT_PAY = new RegExp(factWords('notPay'), 'iu')
const NOT_PAY_BEHIND = new RegExp(String.raw`^[^+,.;&/]{0,8}?${factWords('notPay')}`, 'iu')

const BEFORE = 60
const BEHIND = 32
const THOUSAND = 1_000
/** Amounts in these currencies that name no period are told apart by their size. */
const SIZES: readonly (readonly [least: number, period: PayPeriod])[] = [
  [15_000, 'year'],
  [900, 'month'],
]
const SIZED = new Set(['EUR', 'GBP', 'USD', 'CHF', 'AUD', 'CAD', 'NZD'])
const MOST_AN_HOUR = 150
/** Nobody is paid less or more for so long, in any currency: a price, a year, a number to call. */
const LEAST = 1
/** Less with no currency beside it is a number of something else. */
const LEAST_BARE = 1_000
/** A heading has no more words: 'Salary & Perks'. */
const HEADING_WORDS = 5

/** '1.234,50' and '1,234.50': what stands before three digits parts thousands. */
function readNumber(written: string): number {
  const whole = written.replaceAll(/[.,'’ ](?=\d{3}(?!\d))/g, '')
  return Number(whole.replace(',', '.'))
}

function findPeriod(text: string): { period: PayPeriod; at: number } | undefined {
  const found = PERIODS.flatMap(([period, pattern]) => {
    const at = pattern.exec(text)?.index
    return at === undefined ? [] : [{ period, at }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]
}

function guessPeriod(amount: number, currency: string): PayPeriod | undefined {
  if (!SIZED.has(currency)) return undefined
  if (amount <= MOST_AN_HOUR) return 'hour'
  return SIZES.find(([least]) => amount >= least)?.[1]
}

/** A sentence's part around an amount, not beyond another one. */
const clauseBefore = (text: string) => text.split(/[.;!?](?:\s|$)|\d/u).at(-1) ?? ''
const clauseBehind = (text: string) => text.split(/[;!?]|\.\s|,\s|\d/u)[0] ?? ''

/** A reading and how sure it is. */
interface Found {
  pay: Pay
  sureness: number
}

/** What a line of amounts stands in: words of pay in a heading above it, and whose money an amount without its name is. */
interface Setting {
  isBelowPaid: boolean
  local: (sign: '$' | '') => string | undefined
}

/** The currency of an amount: the sign beside it, and a code behind it that says whose '$' it is; '' when none is written. */
function readCurrency(match: RegExpExecArray, behind: string): string {
  const [, sign, , thousand, mark, nextSign, , nextThousand, nextMark] = match
  const euro = (one: string | undefined) => (one?.endsWith('€') === true ? '€' : undefined)
  // '52,000/yr USD', '$155,000 AUD'
  const told = /^[^\d.]{0,8}?(?<!\p{L})([A-Z]{3})(?!\p{L})/u.exec(behind)?.[1]
  const written = [nextMark, euro(nextThousand), mark, euro(thousand), sign, nextSign].find(
    (one) => one !== undefined,
  )
  const codeOf = (one: string | undefined) => CODES.get(one?.toLowerCase() ?? '') ?? ''
  const own = codeOf(written)
  return own === '' || own === '$' ? codeOf(told) || own : own
}

const isThousand = (one: string | undefined) => one !== undefined && /^k/iu.test(one)

/** The least and the most of a range; in thousands where one of them says so. */
function readAmounts([, , low = '', thousand, , , high, nextThousand]: RegExpExecArray) {
  const times = isThousand(thousand) || isThousand(nextThousand) ? THOUSAND : 1
  const first = readNumber(low) * (high === undefined && !isThousand(thousand) ? 1 : times)
  const last = high === undefined ? first : readNumber(high) * times
  return { min: Math.min(first, last), max: Math.max(first, last), isShort: times > 1 }
}

function readMatch(line: string, match: RegExpExecArray, setting: Setting): Found | undefined {
  const end = match.index + match[0].length
  const behind = line.slice(end, end + BEHIND)
  const written = readCurrency(match, behind)
  const { min, max, isShort } = readAmounts(match)
  if (min < LEAST || (written === '' && min < LEAST_BARE)) return undefined
  const before = clauseBefore(line.slice(Math.max(0, match.index - BEFORE), match.index))
  if (NOT_PAY.test(before) || NOT_PAY_BEHIND.test(behind)) return undefined
  const period = findPeriod(clauseBehind(behind)) ?? findPeriod(before)
  const isSaid = PAID.test(before) || PAID.test(clauseBehind(behind))
  const isTold = isSaid || setting.isBelowPaid || (isShort && min < max)
  if (!isTold && (period === undefined || written === '')) return undefined
  if (written === '' && period === undefined) return undefined
  const currency = written === '$' || written === '' ? setting.local(written) : written
  if (currency === undefined) return undefined
  const guessed = period?.period ?? guessPeriod(max, currency)
  if (guessed === undefined) return undefined
  const sureness = (period ? 2 : 1) + (isSaid && period ? 1 : 0) - (written === '' ? 1 : 0)
  return { pay: { min, max, currency, period: guessed }, sureness }
}

const headsPay = (line: string | undefined) =>
  line !== undefined && line.split(' ').length <= HEADING_WORDS && PAID.test(line)

/**
 * What a posting says that it pays: amounts with a currency, and with a period or a word of pay beside them or above. A bonus, costs and what
 * the best of them make are none. An amount alone is pay where its period and its country are told.
 * @param lines see listFactLines
 * @param language of the text; see readLocalCurrency
 * @returns the surest, the first of equals; null when it states none
 */
export function readPay(lines: readonly string[], language: string): Pay | null {
  const known = new Map<string, string | undefined>()
  const local = (sign: '$' | '') => {
    if (!known.has(sign)) known.set(sign, readLocalCurrency(lines.join('\n'), sign, language))
    return known.get(sign)
  }
  let best: Found | undefined
  for (const [at, line] of lines.entries()) {
    const setting = { isBelowPaid: headsPay(lines[at - 1]), local }
    for (const match of line.matchAll(RANGE)) {
      const found = readMatch(line, match, setting)
      if (found && found.sureness > (best?.sureness ?? 0)) best = found
    }
  }
  return best?.pay ?? null
}
