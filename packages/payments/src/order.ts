/** What is bought: a row of `payments` as the provider has to know it. */
export interface Order {
  /** Also the key under which the provider does it once. */
  id: string
  planId: string
  /** US dollars. */
  amount: number
}

export const CURRENCY = 'usd'

/** What the provider keeps with an order, so that its webhooks name it. */
export function describeOrder({ id, planId }: Order): Record<string, string> {
  return { orderId: id, planId }
}

/** Dollars as cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}
