import type { PaymentIntentAnswer, PaymentIntentRequest } from '@tailorbird/contracts'

const KEY = 'payment'

interface KeptIntent extends PaymentIntentRequest {
  answer: PaymentIntentAnswer
}

/** @returns what this tab was given for the same order before it was reloaded */
export function readKeptIntent(order: PaymentIntentRequest): PaymentIntentAnswer | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptIntent | null
    const isSame = kept?.planId === order.planId && kept.amount === order.amount
    return isSame ? kept.answer : undefined
  } catch {
    return undefined
  }
}

/** Keeps it as long as the tab, where storage is allowed: in an address it would be logged. */
export function keepIntent(order: PaymentIntentRequest, answer: PaymentIntentAnswer): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...order, answer } satisfies KeptIntent))
  } catch {
    // Then a reload asks for another; the first is never paid.
  }
}

/** The next checkout is another purchase. */
export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
