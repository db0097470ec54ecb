import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { readBody, sendJson } from '../http-answer.ts'
import { createRequestLog, type RecordedRequest } from '../recorded-requests.ts'
import { findCall } from './calls.ts'
import { StripeFailure } from './failure.ts'
import { readForm, textOf } from './form.ts'
import { createIdempotency } from './idempotency.ts'
import { confirmIntent, settleIntent } from './intents.ts'
import { now } from './objects.ts'
import { answerPage } from './pages.ts'
import { closeDispute, createRefund, openDispute } from './refunds-and-disputes.ts'
import { paySession } from './sessions.ts'
import { createState, find } from './state.ts'
import { readStripeStub } from './stripe-stub.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

const CARD = { type: 'card', last4: '4242', email: 'visitor@example.org' } as const

/** What happens to one call with the secret key instead of a good answer. */
export type StripeFault =
  /** 429. */
  | 'rate-limit'
  /** 500, nothing done. */
  | 'server-error'
  /** Done, and never answered. */
  | 'hang'
  /** Done, and the connection is dropped. */
  | 'reset'

export interface StripeServerOptions {
  /** Default 0: any free port. */
  port?: number
  secretKey?: string
  publishableKey?: string
  webhookSecret?: string
  /** Where events go; nowhere unless given here or with `webhooks.sendTo`. */
  webhookUrl?: string
  /** After how long a bank's payment succeeds by itself, in milliseconds; never unless given. */
  settleMs?: number
  /** What events are dated with, in seconds since 1970. */
  clock?: () => number
}

/** A running stand-in for Stripe, for one account. */
export interface StripeServer {
  /** What STRIPE_API_URL is set to. */
  url: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  webhooks: Webhooks
  events: readonly Stripe.Event[]
  intents: ReadonlyMap<string, Stripe.PaymentIntent>
  sessions: ReadonlyMap<string, Stripe.Checkout.Session>
  /** Calls of the API in the order of their arrival; the last 1,000. */
  requests: readonly RecordedRequest[]
  /** Adds faults; each is used up by one call with the secret key, in order. */
  script: (...faults: StripeFault[]) => void
  /** Confirms as a browser does. @param method such as pm_card_visa. @throws StripeFailure when declined */
  confirm: (intentId: string, method?: string) => Stripe.PaymentIntent
  /** Ends a bank's payment. */
  settle: (intentId: string, outcome: 'succeeded' | 'failed') => void
  /** Pays on a Checkout session's page. */
  paySession: (sessionId: string) => Stripe.Checkout.Session
  /** A card is declined there. */
  declineSession: (sessionId: string) => void
  /** @param amount in cents; all unless given */
  refund: (intentId: string, amount?: number) => void
  dispute: (intentId: string) => Stripe.Dispute
  closeDispute: (disputeId: string, status: 'won' | 'lost') => void
  /** Ends every connection and frees the port. */
  close: () => Promise<void>
}

/** Starts a stateful stand-in for Stripe on loopback: API, hosted Checkout pages, /stripe.js and webhooks. */
export async function startStripeServer(options: StripeServerOptions = {}): Promise<StripeServer> {
  const secretKey = options.secretKey ?? 'sk_test_of_the_stand_in'
  const publishableKey = options.publishableKey ?? 'pk_test_of_the_stand_in'
  const webhookSecret = options.webhookSecret ?? 'whsec_of_the_stand_in'
  const { settleMs } = options
  const webhooks = createWebhooks(webhookSecret, options.webhookUrl)
  const state = createState(options.clock ?? now, (event) => {
    webhooks.take(event)
    if (settleMs === undefined || event.type !== 'payment_intent.processing') return
    const { id } = event.data.object
    setTimeout(() => settleIntent(state, id, 'succeeded'), settleMs).unref()
  })
  const idempotency = createIdempotency()
  const log = createRequestLog()
  const faults: StripeFault[] = []
  let url = ''

  function authorize(request: IncomingMessage, key: string | undefined): 'secret' | 'public' {
    const given = request.headers.authorization?.replace('Bearer ', '') ?? key
    if (given === secretKey) return 'secret'
    if (given === publishableKey) return 'public'
    throw new StripeFailure(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${given?.slice(0, 8)}***`,
    })
  }

  function answerCall(request: IncomingMessage, address: URL, text: string): CallAnswer {
    const method = request.method ?? 'GET'
    const form = readForm(method === 'GET' ? address.search.slice(1) : text)
    const role = authorize(request, textOf(form, 'key'))
    const call = findCall(method, address.pathname, form)
    if (role === 'public') {
      const known = call.public ? find(state.intents, 'payment_intent', call.id) : undefined
      if (!known || known.client_secret !== textOf(form, 'client_secret')) {
        throw new StripeFailure(401, {
          type: 'invalid_request_error',
          message: 'This call takes a secret key, or the client secret of its payment intent.',
        })
      }
    }
    const fault = role === 'secret' ? faults.shift() : undefined
    if (fault === 'rate-limit' || fault === 'server-error') {
      throw new StripeFailure(fault === 'rate-limit' ? 429 : 500, {
        type: fault === 'rate-limit' ? 'invalid_request_error' : 'api_error',
        message: 'Scripted.',
      })
    }
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined
    const { body, replayed } = idempotency.once(
      typeof key === 'string' ? key : undefined,
      `${method} ${address.pathname} ${text}`,
      () => ({ status: 200, body: call.answer(state, `${url}/c/pay`) }),
    )
    return { body, replayed, fault }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET'
    const address = new URL(request.url ?? '/', 'http://stripe')
    // Pages of other origins confirm payments, as with Stripe itself.
    response.setHeader('access-control-allow-origin', '*')
    const text = (await readBody(request)) ?? ''
    if (method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-headers': '*' })
      response.end()
      return
    }
    if (address.pathname === '/stripe.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
      response.end(readStripeStub(url))
      return
    }
    const page = /^\/c\/pay\/(\w+)$/.exec(address.pathname)?.[1]
    if (page !== undefined) {
      answerPage(state, page, method === 'POST' ? text : undefined, response)
      return
    }
    log.add({ method, path: request.url ?? '/', headers: request.headers, body: text }, response)
    const { body, replayed, fault } = answerCall(request, address, text)
    if (fault === 'hang') return
    if (fault === 'reset') {
      response.destroy()
      return
    }
    sendJson(response, 200, body, replayed ? { 'idempotent-replayed': 'true' } : {})
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof StripeFailure) sendJson(response, error.status, { error: error.body })
      else response.destroy()
    })
  })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(options.port ?? 0, '127.0.0.1', listening.resolve)
  await listening.promise
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    secretKey,
    publishableKey,
    webhookSecret,
    webhooks,
    events: state.events,
    intents: state.intents,
    sessions: state.sessions,
    requests: log.requests,
    script: (...added) => void faults.push(...added),
    confirm: (id, method = 'pm_card_visa') =>
      confirmIntent(state, id, readForm(`payment_method=${method}`)),
    settle: (id, outcome) => void settleIntent(state, id, outcome),
    paySession: (id) => paySession(state, id, { ...CARD, outcome: 'succeeded' }),
    declineSession: (id) => {
      const outcome = { code: 'card_declined', message: 'Your card was declined.' }
      try {
        paySession(state, id, { ...CARD, outcome })
      } catch {
        // The page would say so.
      }
    },
    refund: (id, amount) =>
      void createRefund(
        state,
        readForm(`payment_intent=${id}${amount === undefined ? '' : `&amount=${amount}`}`),
      ),
    dispute: (id) => openDispute(state, id),
    closeDispute: (id, status) => void closeDispute(state, id, status),
    close: async () => {
      webhooks.close()
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeAllConnections()
      await closed.promise
    },
  }
}

interface CallAnswer {
  body: unknown
  replayed: boolean
  fault: StripeFault | undefined
}
