import type { FailureBody } from './failure.ts'
import { formOf, textOf, type Form } from './form.ts'

/** How somebody pays, and what comes of it. */
export interface Method {
  type: 'card' | 'us_bank_account'
  last4: string
  email: string | null
  outcome: 'succeeded' | 'processing' | Decline
}
export type Decline = Pick<FailureBody, 'message' | 'code' | 'decline_code'>

const DECLINED: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}
const WRONG_NUMBER: Decline = {
  code: 'incorrect_number',
  message: 'Your card number is incorrect.',
}

/** Stripe's test cards that fail. */
const declines: Record<string, Decline> = {
  '4000000000000002': DECLINED,
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
}

/** Stripe's ready-made test methods. */
const readyMade: Record<string, Method> = {
  pm_card_visa: { type: 'card', last4: '4242', email: null, outcome: 'succeeded' },
  pm_card_visa_chargeDeclined: { type: 'card', last4: '0002', email: null, outcome: DECLINED },
  pm_usBankAccount: { type: 'us_bank_account', last4: '6789', email: null, outcome: 'processing' },
}

/**
 * Reads how a confirmation pays: `payment_method`, or what a form put into `payment_method_data`.
 * @returns undefined when it does not say, or names a method that is not known
 */
export function readMethod(form: Form): Method | undefined {
  const id = textOf(form, 'payment_method')
  if (id !== undefined) return Object.hasOwn(readyMade, id) ? readyMade[id] : undefined
  const data = formOf(form, 'payment_method_data')
  const type = textOf(data, 'type')
  const email = textOf(formOf(data, 'billing_details'), 'email') ?? null
  if (type === 'us_bank_account') return { type, last4: '6789', email, outcome: 'processing' }
  if (type !== 'card') return undefined
  const number = (textOf(formOf(data, 'card'), 'number') ?? '').replaceAll(/\s/g, '')
  return { type, last4: number.slice(-4), email, outcome: chargeCard(number) }
}

function chargeCard(number: string): Method['outcome'] {
  if (Object.hasOwn(declines, number)) return declines[number] ?? DECLINED
  return passesLuhn(number) ? 'succeeded' : WRONG_NUMBER
}

function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const digits = number.split('').toReversed().map(Number)
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
