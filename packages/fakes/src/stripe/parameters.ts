import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import type { Form, FormValue } from './form.ts'

type Shape = 'text' | 'integer' | 'boolean' | 'map' | { list: Shape } | { fields: Fields }
interface Fields {
  [name: string]: Shape
}
/** The parameters of a call that this server knows; names that the stripe package does not have won't compile. */
type Known<Params> = { [Name in keyof Params]?: Shape }

const expand: Shape = { list: 'text' }
const page = { limit: 'integer', starting_after: 'text', ending_before: 'text', expand } as const

/** What each call takes. */
const parameters = {
  createIntent: {
    amount: 'integer',
    currency: 'text',
    automatic_payment_methods: { fields: { enabled: 'boolean', allow_redirects: 'text' } },
    description: 'text',
    metadata: 'map',
    receipt_email: 'text',
    statement_descriptor_suffix: 'text',
    expand,
  } satisfies Known<Stripe.PaymentIntentCreateParams>,
  cancelIntent: {
    cancellation_reason: 'text',
    expand,
  } satisfies Known<Stripe.PaymentIntentCancelParams>,
  retrieve: { expand, client_secret: 'text', key: 'text' },
  confirmIntent: {
    payment_method: 'text',
    payment_method_data: {
      fields: {
        type: 'text',
        card: { fields: { number: 'text', exp_month: 'text', exp_year: 'text', cvc: 'text' } },
        billing_details: { fields: { name: 'text', email: 'text' } },
      },
    },
    return_url: 'text',
    client_secret: 'text',
    key: 'text',
    expand,
  } satisfies Known<Stripe.PaymentIntentConfirmParams & { client_secret: string; key: string }>,
  createSession: {
    mode: 'text',
    submit_type: 'text',
    success_url: 'text',
    cancel_url: 'text',
    client_reference_id: 'text',
    expires_at: 'integer',
    metadata: 'map',
    payment_intent_data: { fields: { metadata: 'map', description: 'text' } },
    line_items: {
      list: {
        fields: {
          quantity: 'integer',
          price_data: {
            fields: {
              currency: 'text',
              unit_amount: 'integer',
              product_data: { fields: { name: 'text', description: 'text' } },
            },
          },
        },
      },
    },
    expand,
  } satisfies Known<Stripe.Checkout.SessionCreateParams>,
  expireSession: { expand } satisfies Known<Stripe.Checkout.SessionExpireParams>,
  createRefund: {
    payment_intent: 'text',
    charge: 'text',
    amount: 'integer',
    reason: 'text',
    metadata: 'map',
    expand,
  } satisfies Known<Stripe.RefundCreateParams>,
  listRefunds: {
    ...page,
    payment_intent: 'text',
    charge: 'text',
  } satisfies Known<Stripe.RefundListParams>,
  listDisputes: {
    ...page,
    payment_intent: 'text',
    charge: 'text',
  } satisfies Known<Stripe.DisputeListParams>,
  listEvents: { ...page, type: 'text' } satisfies Known<Stripe.EventListParams>,
} as const satisfies Record<string, Fields>

export type Call = keyof typeof parameters

/** @throws StripeFailure 400 for a parameter that the call does not have, or of another type */
export function checkParameters(call: Call, form: Form): void {
  checkFields(form, parameters[call], '')
}

function checkFields(form: Form, fields: Fields, where: string): void {
  for (const [name, value] of Object.entries(form)) {
    const path = where ? `${where}[${name}]` : name
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!shape) throw refuse(`Received unknown parameter: ${path}`, 'parameter_unknown', path)
    checkValue(value, shape, path)
  }
}

function checkValue(value: FormValue, shape: Shape, path: string): void {
  if (typeof shape === 'object' || shape === 'map') {
    if (typeof value === 'string') throw refuse(`Invalid object`, undefined, path)
    if (shape === 'map') return
    if ('fields' in shape) return checkFields(value, shape.fields, path)
    for (const [index, item] of Object.entries(value)) {
      checkValue(item, shape.list, `${path}[${index}]`)
    }
    return
  }
  if (typeof value !== 'string') throw refuse('Invalid string', undefined, path)
  if (shape === 'integer' && !/^-?\d+$/.test(value)) {
    throw refuse(`Invalid integer: ${value}`, 'parameter_invalid_integer', path)
  }
  if (shape === 'boolean' && value !== 'true' && value !== 'false') {
    throw refuse(`Invalid boolean: ${value}`, undefined, path)
  }
}
