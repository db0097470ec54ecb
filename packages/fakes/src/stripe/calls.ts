import type Stripe from 'stripe'
import { missing } from './failure.ts'
import { formOf, textOf, type Form } from './form.ts'
import { cancelIntent, confirmIntent, createIntent } from './intents.ts'
import { checkParameters, type Call } from './parameters.ts'
import { createRefund } from './refunds-and-disputes.ts'
import { createSession, expireSession } from './sessions.ts'
import { find, type StripeState } from './state.ts'

interface Route {
  /** Method and address; groups are ids. */
  at: RegExp
  takes: Call
  /** Browsers may do this with the publishable key and the intent's client secret. */
  public?: boolean
  answer: (state: StripeState, form: Form, id: string, pages: string) => object
}

const routes: Route[] = [
  { at: /^POST \/v1\/payment_intents$/, takes: 'createIntent', answer: createIntent },
  {
    at: /^GET \/v1\/payment_intents\/(\w+)$/,
    takes: 'retrieve',
    public: true,
    answer: (state, form, id) =>
      expandIntent(state, form, find(state.intents, 'payment_intent', id)),
  },
  {
    at: /^POST \/v1\/payment_intents\/(\w+)\/confirm$/,
    takes: 'confirmIntent',
    public: true,
    answer: (state, form, id) => confirmIntent(state, id, form),
  },
  {
    at: /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
    takes: 'cancelIntent',
    answer: (state, form, id) => cancelIntent(state, id, form),
  },
  {
    at: /^POST \/v1\/checkout\/sessions$/,
    takes: 'createSession',
    answer: (state, form, _id, pages) => createSession(state, form, pages),
  },
  {
    at: /^GET \/v1\/checkout\/sessions\/(\w+)$/,
    takes: 'retrieve',
    answer: (state, form, id) =>
      expandSession(state, form, find(state.sessions, 'checkout.session', id)),
  },
  {
    at: /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    takes: 'expireSession',
    answer: (state, _form, id) => expireSession(state, id),
  },
  { at: /^POST \/v1\/refunds$/, takes: 'createRefund', answer: createRefund },
  {
    at: /^GET \/v1\/refunds$/,
    takes: 'listRefunds',
    answer: ({ refunds }, form) => list('/v1/refunds', keepAsked([...refunds.values()], form)),
  },
  {
    at: /^GET \/v1\/charges\/(\w+)$/,
    takes: 'retrieve',
    answer: (state, _form, id) => find(state.charges, 'charge', id),
  },
  {
    at: /^GET \/v1\/disputes$/,
    takes: 'listDisputes',
    answer: ({ disputes }, form) => list('/v1/disputes', keepAsked([...disputes.values()], form)),
  },
  {
    at: /^GET \/v1\/events$/,
    takes: 'listEvents',
    answer: ({ events }, form) => {
      const type = textOf(form, 'type')
      return list('/v1/events', events.filter((event) => !type || event.type === type).toReversed())
    },
  },
]

/** A call that was found and whose parameters are in order. */
export interface FoundCall {
  public: boolean
  /** The object that it is about. */
  id: string
  answer: (state: StripeState, pages: string) => object
}

/** Finds what a request asks for. @throws StripeFailure 404 or 400 */
export function findCall(method: string, path: string, form: Form): FoundCall {
  for (const route of routes) {
    const match = route.at.exec(`${method} ${path}`)
    if (!match) continue
    checkParameters(route.takes, form)
    const id = match[1] ?? ''
    return {
      public: route.public ?? false,
      id,
      answer: (state, pages) => route.answer(state, form, id, pages),
    }
  }
  throw missing('route', `${method} ${path}`)
}

function list(url: string, data: object[]): Stripe.ApiList<object> {
  return { object: 'list', data, has_more: false, url }
}

function keepAsked<T extends Stripe.Refund | Stripe.Dispute>(all: T[], form: Form): T[] {
  const intent = textOf(form, 'payment_intent')
  const charge = textOf(form, 'charge')
  return all.filter(
    (one) => (!intent || one.payment_intent === intent) && (!charge || one.charge === charge),
  )
}

function asksFor(form: Form, name: string): boolean {
  return Object.values(formOf(form, 'expand')).includes(name)
}

function expandIntent(
  state: StripeState,
  form: Form,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  if (!asksFor(form, 'latest_charge') || typeof intent.latest_charge !== 'string') return intent
  return { ...intent, latest_charge: state.charges.get(intent.latest_charge) ?? null }
}

function expandSession(
  state: StripeState,
  form: Form,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  if (!asksFor(form, 'payment_intent') || typeof session.payment_intent !== 'string') return session
  return { ...session, payment_intent: state.intents.get(session.payment_intent) ?? null }
}
