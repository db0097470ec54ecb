import { Stripe } from 'stripe'
import { missing } from './failure.ts'
import { newId } from './objects.ts'

/** Everything that this account has. */
export interface StripeState {
  intents: Map<string, Stripe.PaymentIntent>
  charges: Map<string, Stripe.Charge>
  refunds: Map<string, Stripe.Refund>
  disputes: Map<string, Stripe.Dispute>
  sessions: Map<string, Stripe.Checkout.Session>
  events: Stripe.Event[]
  /** What a session's payment intent will be made of. */
  sessionIntents: Map<
    string,
    { metadata: Stripe.Metadata; description: string | null; intentId?: string }
  >
  /** Notes that something has happened to an object, as it is in this moment. */
  emit: (type: Stripe.Event['type'], object: object) => void
}

/**
 * An account in which nothing has happened.
 * @param clock gives the seconds since 1970 that events are dated with
 * @param onEvent hears each event once
 */
export function createState(
  clock: () => number,
  onEvent: (event: Stripe.Event) => void,
): StripeState {
  const events: Stripe.Event[] = []
  return {
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    sessions: new Map(),
    sessionIntents: new Map(),
    events,
    emit: (type, object) => {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: clock(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } as unknown as Stripe.Event
      events.push(event)
      onEvent(event)
    },
  }
}

/** @throws StripeFailure 404 */
export function find<T>(map: Map<string, T>, noun: string, id: string): T {
  const found = map.get(id)
  if (!found) throw missing(noun, id)
  return found
}
