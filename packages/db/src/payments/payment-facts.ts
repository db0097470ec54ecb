import {
  ATTEMPT_STATES,
  DISPUTE_STATES,
  type Dated,
  type PaymentFacts,
  type PaymentStatus,
} from '@tailorbird/contracts'

/**
 * Puts together what is known of a payment. In whatever order, and however often, things are told, the
 * end is the same: 'paid' stays, refunds only grow, and of a dispute or a try to pay the newest counts.
 */
export function mergeFacts(a: PaymentFacts, b: PaymentFacts): PaymentFacts {
  const refunded = Math.max(a.refunded ?? 0, b.refunded ?? 0)
  const attempt = pickNewest(ATTEMPT_STATES, a.attempt, b.attempt)
  const disputes = { ...a.disputes }
  for (const [id, dispute] of Object.entries(b.disputes ?? {})) {
    const known = Object.hasOwn(disputes, id) ? disputes[id] : undefined
    disputes[id] = pickNewest(DISPUTE_STATES, known, dispute) ?? dispute
  }
  return {
    ...((a.paid ?? b.paid) && { paid: true }),
    ...(refunded > 0 && { refunded }),
    ...(attempt && { attempt }),
    ...(Object.keys(disputes).length > 0 && { disputes }),
  }
}

/** The newest; in the same second, what stands later in the list of states. Nothing comes after 'canceled'. */
function pickNewest<State extends string>(
  states: readonly State[],
  a: Dated<State> | undefined,
  b: Dated<State> | undefined,
): Dated<State> | undefined {
  if (!a || !b) return a ?? b
  const order = (one: Dated<State>) => [
    one.state === 'canceled' ? 1 : 0,
    one.at,
    states.indexOf(one.state),
  ]
  const [first, second] = [order(a), order(b)]
  const place = first.findIndex((value, index) => value !== second[index])
  return place >= 0 && (second[place] ?? 0) > (first[place] ?? 0) ? b : a
}

/**
 * What a payment's facts come to.
 * @param amount what was to be paid, in cents
 * @returns its status, and the cents that went back
 */
export function describeFacts(
  { paid, attempt, refunded = 0, disputes = {} }: PaymentFacts,
  amount: number,
): { status: PaymentStatus; refunded: number } {
  if (!paid) return { status: attempt?.state ?? 'pending', refunded: 0 }
  const states = new Set(Object.values(disputes).map(({ state }) => state))
  const back = states.has('lost') ? amount : Math.min(refunded, amount)
  if (back === amount) return { status: 'refunded', refunded: back }
  return { status: states.has('open') ? 'disputed' : 'succeeded', refunded: back }
}
