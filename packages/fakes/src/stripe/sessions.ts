import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import { formOf, mapOf, textOf, type Form, type FormValue } from './form.ts'
import { checkAmount, payIntent } from './intents.ts'
import type { Method } from './methods.ts'
import { newIntent, now } from './objects.ts'
import { newSession } from './session-object.ts'
import { find, type StripeState } from './state.ts'

const DAY_S = 24 * 3600

/** POST /v1/checkout/sessions. @param pages where the hosted pages are */
export function createSession(
  state: StripeState,
  form: Form,
  pages: string,
): Stripe.Checkout.Session {
  const successUrl = textOf(form, 'success_url')
  if (!successUrl) throw refuse('Missing required param: success_url.', 'parameter_missing')
  if (textOf(form, 'mode') !== 'payment')
    throw refuse('Only mode payment is known here.', undefined, 'mode')
  const lines = Object.values(formOf(form, 'line_items'))
  if (lines.length === 0) throw refuse('Missing required param: line_items.', 'parameter_missing')
  const session = newSession({
    amount: checkAmount(lines.reduce((sum, line) => sum + priceOf(line), 0)),
    currency: textOf(formOf(lines[0], 'price_data'), 'currency') ?? 'usd',
    metadata: mapOf(form, 'metadata'),
    submitType: textOf(form, 'submit_type') ?? null,
    successUrl,
    cancelUrl: textOf(form, 'cancel_url') ?? null,
    clientReferenceId: textOf(form, 'client_reference_id') ?? null,
    expiresAt: Number(textOf(form, 'expires_at') ?? now() + DAY_S),
    pages,
  })
  const intentData = formOf(form, 'payment_intent_data')
  state.sessionIntents.set(session.id, {
    metadata: mapOf(intentData, 'metadata'),
    description: textOf(intentData, 'description') ?? null,
  })
  state.sessions.set(session.id, session)
  return session
}

function priceOf(line: FormValue): number {
  const each = Number(textOf(formOf(line, 'price_data'), 'unit_amount') ?? 0)
  return each * Number(textOf(line, 'quantity') ?? 1)
}

/** Somebody pays on the session's page; the payment intent comes into being with it, as at Stripe. */
export function paySession(
  state: StripeState,
  id: string,
  method: Method,
): Stripe.Checkout.Session {
  const session = find(state.sessions, 'checkout.session', id)
  if (session.status !== 'open') return session
  const intent = beginIntent(state, session)
  payIntent(state, intent, method)
  session.payment_intent = intent.id
  session.status = 'complete'
  session.payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid'
  session.customer_details = {
    address: null,
    business_name: null,
    email: method.email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
  state.emit('checkout.session.completed', session)
  return session
}

/** The session's payment intent: another try after a declined card is made with the same one. */
function beginIntent(state: StripeState, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const planned = state.sessionIntents.get(session.id)
  const begun = planned?.intentId === undefined ? undefined : state.intents.get(planned.intentId)
  if (begun) return begun
  const intent = newIntent({
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    metadata: planned?.metadata ?? {},
    description: planned?.description ?? null,
    receiptEmail: null,
  })
  if (planned) planned.intentId = intent.id
  state.intents.set(intent.id, intent)
  state.emit('payment_intent.created', intent)
  return intent
}

/** POST /v1/checkout/sessions/{id}/expire */
export function expireSession(state: StripeState, id: string): Stripe.Checkout.Session {
  const session = find(state.sessions, 'checkout.session', id)
  if (session.status !== 'open') {
    throw refuse('Only Checkout Sessions with a status in ["open"] can be expired.')
  }
  session.status = 'expired'
  session.url = null
  state.emit('checkout.session.expired', session)
  return session
}
