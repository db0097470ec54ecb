import { CodedError, type PaymentNews } from '@tailorbird/contracts'
import { Stripe } from 'stripe'
import { readChargeNews, readDisputeNews, readIntentNews, readSessionNews } from './read-news.ts'

/** Older signatures are refused: somebody may have recorded them. */
const TOLERANCE_S = 300

/**
 * Reads a webhook's body, word for word as it came.
 * @param secrets what it may be signed with: two while one takes the other's place
 * @returns undefined for events that say nothing about a payment
 * @throws CodedError signature_invalid when the signature is not the provider's, or too old; invalid_input when it is no event
 */
export function readEvent(
  rawBody: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
): PaymentNews | undefined {
  // Anybody can sign with an empty one, as a comma at the end of a list makes it.
  for (const secret of secrets.filter((one) => one !== '')) {
    const event = verify(rawBody, signature ?? '', secret)
    if (event) return readSafely(event)
  }
  throw new CodedError('signature_invalid')
}

function verify(rawBody: Buffer, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_S)
  } catch {
    return undefined
  }
}

/** Signed, and yet of another form than events have. */
function readSafely(event: Stripe.Event): PaymentNews | undefined {
  try {
    return readNews(event)
  } catch (error) {
    throw new CodedError('invalid_input', {
      detail: 'This webhook is signed, but it could not be read.',
      cause: error,
    })
  }
}

function readNews(event: Stripe.Event): PaymentNews | undefined {
  const { created } = event
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return readIntentNews(event.data.object, created)
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readSessionNews(event.data.object, created)
    case 'charge.refunded':
      return readChargeNews(event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return readDisputeNews(event.data.object, created)
    default:
      return undefined
  }
}
