import type { Pay, PostingTrap } from './posting-facts.ts'

const TRAP_WORDS = {
  unpaid: () => 'unpaid',
  commission_only: () => 'commission only',
  years: (said: string) => `asks for ${said} years`,
  licence: (said: string) => `needs ${said}`,
} as const

/** Why a posting may not be worth its time, such as 'asks for 10 years'. */
export const sayTrap = ({ kind, said }: PostingTrap): string => TRAP_WORDS[kind](said)

/** What a posting says that it pays, such as '€45,000 to €60,000 a year'. */
export function sayPayOf({ min, max, currency, period }: Pay): string {
  const money = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: max < 1000 ? 2 : 0,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const amount = min === max ? money.format(max) : `${money.format(min)} to ${money.format(max)}`
  return `${amount} ${period === 'hour' ? 'an' : 'a'} ${period}`
}
