import type { Pay, PayPeriod } from '@tailorbird/contracts'
import { CURRENCIES } from '../words/currencies.ts'
import { factWords, facts } from '../words/facts-patterns.ts'

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

const BEFORE = 40
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

function readMatch(line: string, match: RegExpExecArray): Found | undefined {
  const [whole, sign, low = '', thousand, mark, nextSign, high, nextThousand, nextMark] = match
  const currencyBehind = (one: string | undefined) =>
    one?.endsWith('€') === true ? '€' : undefined
  const end = match.index + whole.length
  const behind = line.slice(end, end + BEHIND)
  // '52,000/yr USD', '$155,000 AUD'
  const told = new RegExp(String.raw`^[^\d.]{0,8}?(?<!\p{L})([A-Z]{3})(?!\p{L})`, 'u').exec(
    behind,
  )?.[1]
  const written = [
    nextMark,
    currencyBehind(nextThousand),
    mark,
    currencyBehind(thousand),
    sign,
    nextSign,
  ].find((one) => one !== undefined)
  const toldCode = told === undefined ? undefined : CODES.get(told.toLowerCase())
  const ownCode = written === undefined ? undefined : CODES.get(written.toLowerCase())
  const currency = written === undefined || written === '$' ? (toldCode ?? ownCode) : ownCode
  if (currency === undefined) return undefined
  const isThousand = (one: string | undefined) => one !== undefined && /^k/iu.test(one)
  const times = isThousand(thousand) || isThousand(nextThousand) ? THOUSAND : 1
  const first = readNumber(low) * (high === undefined && !isThousand(thousand) ? 1 : times)
  const last = high === undefined ? first : readNumber(high) * times
  const min = Math.min(first, last)
  const max = Math.max(first, last)
  if (min < LEAST) return undefined
  const before = clauseBefore(line.slice(Math.max(0, match.index - BEFORE), match.index))
  if (NOT_PAY.test(before) || NOT_PAY_BEHIND.test(behind)) return undefined
  const period = findPeriod(clauseBehind(behind)) ?? findPeriod(before)
  const isTold = PAID.test(before) || PAID.test(clauseBehind(behind))
  if (period)
    return { pay: { min, max, currency, period: period.period }, sureness: isTold ? 3 : 2 }
  const guessed = guessPeriod(max, currency)
  if (!isTold || guessed === undefined) return undefined
  return { pay: { min, max, currency, period: guessed }, sureness: 1 }
}

/**
 * What a posting says that it pays: amounts with a currency, and with a period or a word of pay beside them. A bonus, costs and what
 * the best of them make are none.
 * @param lines see listFactLines
 * @returns the surest, the first of equals; null when it states none
 */
export function readPay(lines: readonly string[]): Pay | null {
  let best: Found | undefined
  for (const line of lines)
    for (const match of line.matchAll(RANGE)) {
      const found = readMatch(line, match)
      if (found && found.sureness > (best?.sureness ?? 0)) best = found
    }
  return best?.pay ?? null
}
