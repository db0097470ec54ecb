/** What a confirmation comes to: an answer of Stripe's, or what it throws. */
type Confirmation = { paymentIntent: object } | { error: object } | Error

interface Stub {
  /** What its elements were made with. */
  elements: { clientSecret: string; appearance: { theme: string } }[]
  /** Options of the payment elements. */
  created: unknown[]
  /** What each confirmation was asked for. */
  confirmed: { redirect: string; confirmParams: { return_url: string } & Record<string, unknown> }[]
  /** What the next confirmations come to. */
  outcomes: Confirmation[]
  /** Why no element can be shown; empty: they can. */
  loadErrors: string[]
  clear: () => void
}

/** Puts a Stripe.js of our own into the window, as a script from Stripe would: once, it is remembered. */
export function stubStripe(): Stub {
  const stub: Stub = {
    elements: [],
    created: [],
    confirmed: [],
    outcomes: [],
    loadErrors: [],
    clear: () => {
      for (const list of [
        stub.elements,
        stub.created,
        stub.confirmed,
        stub.outcomes,
        stub.loadErrors,
      ])
        list.length = 0
    },
  }
  const makeElement = () => ({
    mount: (place: HTMLElement) => place.append('Card number'),
    on: (name: string, listener: (event: object) => void) => {
      const [message] = stub.loadErrors
      if (name !== 'loaderror' || message === undefined) return
      queueMicrotask(() => listener({ elementType: 'payment', error: { message } }))
    },
    off: () => {},
    update: () => {},
    destroy: () => {},
  })
  const absent = () => Promise.reject(new Error('Not in this stub'))
  const stripe = () => ({
    elements: (options: Stub['elements'][number]) => {
      stub.elements.push(options)
      return {
        create: (_type: string, more: unknown) => {
          stub.created.push(more)
          return makeElement()
        },
        getElement: () => null,
        update: () => {},
        on: () => {},
        off: () => {},
      }
    },
    confirmPayment: (asked: Stub['confirmed'][number]) => {
      stub.confirmed.push(asked)
      const outcome = stub.outcomes.shift()
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
    },
    createToken: absent,
    createPaymentMethod: absent,
    confirmCardPayment: absent,
  })
  Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) })
  return stub
}
