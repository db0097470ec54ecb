import { setTimeout as wait } from 'node:timers/promises'
import { Stripe } from 'stripe'

/** How an event is sent, where it differs from how Stripe would. */
export interface Sending {
  /** Signs it with another secret. */
  secret?: string
  /** When it was signed, in seconds since 1970; now unless given. */
  signedAt?: number
  /** Sent in place of what was signed. */
  body?: string
}

/** Sends events to a webhook endpoint, signed, as Stripe does. */
export interface Webhooks {
  /** From now on events go there; undefined: nowhere. */
  sendTo: (url: string | undefined) => void
  /** Events wait until they are released. */
  hold: () => void
  /** Sends what was held, in the given order, and what comes after as it comes. */
  release: (order?: (events: Stripe.Event[]) => Stripe.Event[]) => Promise<void>
  /** Forgets what was held: these events are lost. @returns them */
  drop: () => Stripe.Event[]
  /** Sends an event once, now. @returns the answer's status */
  deliver: (event: Stripe.Event, sending?: Sending) => Promise<number>
  /** Settles when nothing is under way. */
  idle: () => Promise<void>
  /** Takes an event that has just happened. */
  take: (event: Stripe.Event) => void
  close: () => void
}

const TRIES = 6
const FIRST_PAUSE_MS = 100
const ANSWER_MS = 10_000

/** @param secret what is signed with */
export function createWebhooks(secret: string, firstUrl: string | undefined): Webhooks {
  let url = firstUrl
  let held: Stripe.Event[] | undefined
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  async function deliver(event: Stripe.Event, sending: Sending = {}): Promise<number> {
    if (url === undefined) return 0
    // Stripe indents its JSON: who verifies what it has serialised again is found out.
    const payload = JSON.stringify(event, null, 2)
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: sending.secret ?? secret,
      ...(sending.signedAt !== undefined && { timestamp: sending.signedAt }),
    })
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: sending.body ?? payload,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_MS)]),
    })
    await answer.arrayBuffer()
    return answer.status
  }

  async function deliverWithRetries(event: Stripe.Event): Promise<void> {
    for (let tries = 0; tries < TRIES && !closing.signal.aborted; tries += 1) {
      const status = await deliver(event).catch(() => 0)
      if (status >= 200 && status < 300) return
      const pause = FIRST_PAUSE_MS * 2 ** tries
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }

  function send(event: Stripe.Event): Promise<void> {
    const sent = deliverWithRetries(event).finally(() => underWay.delete(sent))
    underWay.add(sent)
    return sent
  }

  return {
    sendTo: (next) => void (url = next),
    hold: () => void (held ??= []),
    release: async (order = (events) => events) => {
      const events = order(held ?? [])
      held = undefined
      for (const event of events) await send(event)
    },
    drop: () => {
      const lost = held ?? []
      if (held) held = []
      return lost
    },
    deliver,
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    take: (event) => {
      if (held) held.push(event)
      else if (url !== undefined) void send(event)
    },
    close: () => closing.abort(),
  }
}
