import {
  errorCatalog,
  PAID_REDIRECT_MS,
  PROCESSING_REDIRECT_MS,
  type PaymentDto,
} from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoopback, usageOf, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { paymentOf, SETTINGS } from './testing/answers.ts'
import { stubStripe } from './testing/stub-stripe.ts'

const SECRET = 'pi_1_secret_2'
const CREATE = 'POST /api/create-payment-intent'
const BUY = '/checkout?plan=basic&amount=10'

let server: Loopback
let visit: ReturnType<typeof renderApp>
const stripe = stubStripe()

beforeEach(async () => {
  server = await startLoopback()
  server.answer('GET /api/settings', () => ({ status: 200, body: SETTINGS }))
  server.answer('GET /api/device-usage', () => ({ status: 200, body: usageOf() }))
  server.answer(CREATE, () => ({
    status: 200,
    body: { clientSecret: SECRET, reference: paymentOf().reference },
  }))
})
afterEach(async () => {
  vi.useRealTimers()
  await visit.leave()
  await server.close()
  stripe.clear()
  sessionStorage.clear()
})

const open = (path: string) => (visit = renderApp(server.origin, { path, strict: true }))
const created = () => server.calls.filter((call) => call === CREATE)
const payButton = () => screen.findByRole('button', { name: 'Complete Payment' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const found = (status: PaymentDto['status']) =>
  server.answer('GET /api/payments/pi_1', () => ({ status: 200, body: paymentOf({ status }) }))

test('a plan and its amount open one payment, whose form is dark and has tabs', async () => {
  open(BUY)
  expect(await screen.findByText('Loading payment form...')).toBeTruthy()
  expect((await payButton()).getAttribute('aria-disabled')).toBe('false')
  expect(await heading('Complete Payment')).toBe(document.activeElement)
  expect(screen.getByText('Starter')).toBeTruthy()
  expect(screen.getAllByText('$10.00')).toHaveLength(2)
  expect(created()).toHaveLength(1)
  expect(server.bodies).toEqual([{ planId: 'basic', amount: 10 }])
  expect(stripe.elements[0]).toMatchObject({
    clientSecret: SECRET,
    appearance: { theme: 'night' },
  })
  expect(stripe.created).toContainEqual({ layout: 'tabs' })
  const back = screen.getByRole('link', { name: '← Back to Pricing' })
  expect(back.getAttribute('href')).toBe('/pricing')
})

test('after a reload it is the same payment', async () => {
  open(BUY)
  await payButton()
  await visit.leave()
  found('pending')
  open(BUY)
  await payButton()
  expect(created()).toHaveLength(1)
})

test('a reload after the payment leads on and opens no other', async () => {
  open(BUY)
  await payButton()
  await visit.leave()
  found('succeeded')
  open(BUY)
  await waitFor(() => expect(visit.place()).toBe('/payment-success?plan=basic&payment_intent=pi_1'))
  expect(created()).toHaveLength(1)
})

test('what another person of this tab opened is not paid by the next', async () => {
  open(BUY)
  await payButton()
  await visit.leave()
  open(BUY)
  await waitFor(() => expect(created()).toHaveLength(2))
})

test('a secret in the address is used as it is', async () => {
  open(`/checkout?client_secret=${SECRET}&plan=donation-25`)
  expect(await heading('Donate $25')).toBeTruthy()
  await payButton()
  expect(created()).toEqual([])
  expect(stripe.elements[0]).toMatchObject({ clientSecret: SECRET })
})

test('a bank that sends the person back with success ends it', async () => {
  open('/checkout?plan=pro&redirect_status=succeeded')
  await waitFor(() =>
    expect(visit.place()).toBe('/payment-success?plan=pro&redirect_status=succeeded'),
  )
})

test('a bank that sends the person back with a refusal offers the form again', async () => {
  open(`/checkout?plan=pro&amount=20&payment_intent_client_secret=${SECRET}&redirect_status=failed`)
  await payButton()
  expect((await screen.findAllByText('Payment Failed')).length).toBeGreaterThan(0)
  expect(created()).toEqual([])
})

test('an address without a plan waits and says for what', async () => {
  open('/checkout')
  expect(await screen.findByText('Loading payment form...')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Choose one on the pricing page' })
  expect(link.getAttribute('href')).toBe('/pricing')
  expect(created()).toEqual([])
})

test('a payment that cannot be opened leads back to the plans', async () => {
  const { status, sentence: detail, title } = errorCatalog.payment_provider_unavailable
  const code = 'payment_provider_unavailable'
  const logged: string[] = []
  vi.stubGlobal('reportError', ({ message }: Error) => logged.push(message))
  server.answer(CREATE, () => ({
    status,
    body: { type: 'about:blank', status, detail, title, code, requestId: 'request-9' },
  }))
  open(`${BUY}&returnTo=%2F%23job`)
  await waitFor(() => expect(visit.place()).toBe('/pricing?returnTo=%2F%23job'))
  expect((await screen.findAllByText('Payment Error')).length).toBeGreaterThan(0)
  expect(
    screen.getAllByText('Unable to process payment. Please try again.').length,
  ).toBeGreaterThan(0)
  expect(screen.getByText('Reference: request-9')).toBeTruthy()
  expect(logged).toContain(`No payment could be opened: ${status}: ${detail}`)
  vi.unstubAllGlobals()
})

test('without payments the plans say why, and nothing is asked for', async () => {
  const body = { ...SETTINGS, payments: false, stripePublishableKey: null }
  server.answer('GET /api/settings', () => ({ status: 200, body }))
  open(BUY)
  expect(await screen.findByText('Payments are not set up here.')).toBeTruthy()
  expect(visit.place()).toBe('/pricing')
  expect(created()).toEqual([])
})

test.each([
  ['succeeded', 'basic', 'Payment Successful', 'Thank you for your purchase! Redirecting...'],
  ['succeeded', 'donation-5', 'Donation Successful', 'Thank you for your generous donation!'],
  [
    'processing',
    'basic',
    'Payment Processing',
    "Your payment is being processed. We'll confirm once it's complete.",
  ],
])(
  '%s, %s: it is said, and after a moment the page is left',
  async (status, plan, title, words) => {
    stripe.outcomes.push({ paymentIntent: { id: 'pi_1', status } })
    open(`/checkout?client_secret=${SECRET}&plan=${plan}&returnTo=%2F%23job`)
    const button = await payButton()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(button.textContent).toBe('Processing...')
    await vi.waitUntil(() => screen.queryAllByText(words).length > 0)
    expect(screen.getAllByText(title).length).toBeGreaterThan(0)
    const wait = status === 'succeeded' ? PAID_REDIRECT_MS : PROCESSING_REDIRECT_MS
    await vi.advanceTimersByTimeAsync(wait - 100)
    await new Promise(setImmediate)
    expect(visit.place()).toMatch(/^\/checkout/)
    fireEvent.click(button)
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    const more = status === 'succeeded' ? '' : '&status=processing'
    const path = `/payment-success?plan=${plan}&payment_intent=pi_1${more}&returnTo=%2F%23job`
    await waitFor(() => expect(visit.place()).toBe(path))
    expect(stripe.confirmed).toHaveLength(1)
    expect(stripe.confirmed[0]).toMatchObject({ redirect: 'if_required' })
  },
)

test.each([
  [
    { paymentIntent: { id: 'pi_1', status: 'requires_payment_method' } },
    'Payment Failed',
    'Your payment was unsuccessful, please try a different payment method.',
  ],
  [
    { paymentIntent: { id: 'pi_1', status: 'canceled' } },
    'Payment Status Unknown',
    'Please contact support or try again.',
  ],
  [{ error: { message: 'Your card was declined.' } }, 'Payment Failed', 'Your card was declined.'],
  [
    { error: { type: 'api_error' } },
    'Payment Error',
    'Unable to process payment. Please try again.',
  ],
])('%j is said, and may be tried again', async (outcome, title, words) => {
  stripe.outcomes.push(outcome, { paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  open(BUY)
  fireEvent.click(await payButton())
  const problem = await screen.findByText(words, { selector: '[role=alert]' })
  expect(problem).toBeTruthy()
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
  fireEvent.click(await payButton())
  expect((await screen.findAllByText('Payment Successful')).length).toBeGreaterThan(0)
  expect(stripe.confirmed).toHaveLength(2)
})

test('what another tab has paid is no failure', async () => {
  const payment = { id: 'pi_1', status: 'succeeded' }
  stripe.outcomes.push({ error: { message: 'Already paid', payment_intent: payment } })
  open(BUY)
  fireEvent.click(await payButton())
  expect((await screen.findAllByText('Payment Successful')).length).toBeGreaterThan(0)
})

test('a payment that Stripe cannot show is given up, and another one is opened', async () => {
  stripe.loadErrors.push('This payment is over.')
  open(BUY)
  const words = 'Stripe could not show it: This payment is over. Nothing was charged.'
  expect(await screen.findByText(words)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await visit.leave()
  stripe.clear()
  found('pending')
  open(BUY)
  await payButton()
  expect(created()).toHaveLength(2)
})

test('a form that is long in coming is explained, and one that does not come', async () => {
  const script = 'http://localhost:1/stripe.js'
  const body = { ...SETTINGS, demoScript: script }
  server.answer('GET /api/settings', () => ({ status: 200, body }))
  const loaded: unknown = Reflect.get(window, 'Stripe')
  Reflect.deleteProperty(window, 'Stripe')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  open(BUY)
  const tags = () => [...document.head.querySelectorAll(`script[src="${script}"]`)]
  await waitFor(() => expect(tags().length).toBeGreaterThan(0))
  expect(screen.queryByText(/longer than it should/)).toBeNull()
  await vi.advanceTimersByTimeAsync(8000)
  expect(await screen.findByText(/This takes longer than it should/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  for (const tag of tags()) tag.dispatchEvent(new Event('error'))
  expect(await screen.findByText(/The payment form could not be loaded/)).toBeTruthy()
  Object.assign(window, { Stripe: loaded })
})

test('a visitor may say where the receipt goes, where mail is sent', async () => {
  server.answer('GET /api/settings', () => ({ status: 200, body: { ...SETTINGS, mail: true } }))
  stripe.outcomes.push({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  open(BUY)
  const email = await screen.findByRole('textbox', { name: 'Email for the receipt' })
  fireEvent.change(email, { target: { value: 'noor' } })
  fireEvent.click(await payButton())
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(stripe.confirmed).toEqual([])
  fireEvent.change(email, { target: { value: 'noor@example.org' } })
  fireEvent.click(await payButton())
  await waitFor(() => expect(stripe.confirmed).toHaveLength(1))
  expect(stripe.confirmed[0]?.confirmParams).toMatchObject({
    payment_method_data: { billing_details: { email: 'noor@example.org' } },
  })
})
