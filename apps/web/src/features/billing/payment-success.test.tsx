import type { PaymentDto } from '@tailorbird/contracts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoopback, usageOf, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { paymentOf, SETTINGS } from './testing/answers.ts'

const LOOK = 'GET /api/payments/pi_1'
const PAID = '/payment-success?plan=basic&payment_intent=pi_1'

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  server = await startLoopback()
  server.answer('GET /api/settings', () => ({ status: 200, body: SETTINGS }))
  server.answer('GET /api/device-usage', () => ({
    status: 200,
    body: usageOf({ left: 7, limit: 7, bought: 5, plan: 'basic' }),
  }))
})
afterEach(async () => {
  vi.useRealTimers()
  document.cookie = 'tailorbird_signed_in=; max-age=0'
  await visit.leave()
  await server.close()
})

const open = (path: string) => (visit = renderApp(server.origin, { path, strict: true }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const looked = () => server.calls.filter((call) => call === LOOK)
const found = (change: Partial<PaymentDto>) =>
  server.answer(LOOK, () => ({ status: 200, body: paymentOf(change) }))

test('a confirmed purchase is welcomed, with its receipt and the ways on', async () => {
  found({})
  open(PAID)
  expect(await heading('Payment Complete')).toBeTruthy()
  expect(
    await screen.findByText('Welcome to Basic Plan. Your premium features are now active.'),
  ).toBeTruthy()
  expect(screen.getByText(/Unlimited resume generations/)).toBeTruthy()
  expect(screen.getByText(/batch processing/)).toBeTruthy()
  expect(screen.getByText(paymentOf().reference)).toBeTruthy()
  expect(screen.getByText('Confirmed')).toBeTruthy()
  expect(
    await screen.findByText('You have Starter: 7 generations left (5 bought, 2 free).'),
  ).toBeTruthy()
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Start Using Tailorbird')).toBe('/')
  expect(link('Back to Pricing')).toBe('/pricing')
  const here = `returnTo=${encodeURIComponent(PAID)}`
  expect(link('Log In')).toBe(`/login?${here}`)
  expect(link('Create an account')).toBe(`/register?${here}`)
})

test.each([
  ['basic', 'Basic Plan'],
  ['pro', 'Pro Plan'],
  ['enterprise', 'Enterprise Plan'],
  ['__proto__', 'Selected Plan'],
])('%s is called %s', async (plan, name) => {
  open(`/payment-success?plan=${plan}&redirect_status=succeeded`)
  expect(
    await screen.findByText(`Welcome to ${name}. Your premium features are now active.`),
  ).toBeTruthy()
})

test('an address that names no payment claims no more than its words', async () => {
  open('/payment-success?plan=pro')
  expect(await heading('Payment Complete')).toBeTruthy()
  const notice = screen.getByText('This address names no payment').closest('output')
  expect(notice?.textContent).toMatch(/nothing is confirmed by it/)
  expect(screen.queryByText('Confirmed')).toBeNull()
  expect(screen.queryByText('Keep this purchase')).toBeNull()
  expect(server.calls.some((call) => call.startsWith('GET /api/payments'))).toBe(false)
})

test('a donation is thanked for', async () => {
  found({ planId: 'donation-25', amount: 25 })
  open('/payment-success?plan=donation-25&payment_intent=pi_1')
  expect(await heading('Thank You')).toBeTruthy()
  expect(
    await screen.findByText('Your $25 donation helps keep Tailorbird running and improving.'),
  ).toBeTruthy()
  await screen.findByText('Confirmed')
  expect(screen.queryByText('Keep this purchase')).toBeNull()
})

test('a donation that was given at Stripe is looked up by its session', async () => {
  const body = paymentOf({ planId: 'donation-25', amount: 25 })
  server.answer('GET /api/payments/cs_1', () => ({ status: 200, body }))
  open('/payment-success?plan=donation-25&redirect_status=succeeded&session_id=cs_1')
  expect(await heading('Thank You')).toBeTruthy()
  expect(await screen.findByText('Confirmed')).toBeTruthy()
})

test('who is signed in is asked anew and not asked to log in', async () => {
  document.cookie = 'tailorbird_signed_in=1'
  const me = 'GET /api/auth/me'
  const body = { id: paymentOf().reference, email: 'noor@example.org', username: 'noor' }
  server.answer(me, () => ({ status: 200, body: { ...body, planId: 'basic', hasPassword: true } }))
  found({})
  open(PAID)
  await screen.findByText('Confirmed')
  await screen.findByText('noor@example.org')
  // The second answer may come after the first is shown.
  await waitFor(() => expect(server.calls.filter((call) => call === me).length).toBeGreaterThan(1))
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
  expect(screen.queryByText('Keep this purchase')).toBeNull()
})

test('where a person was is where they go on', async () => {
  found({})
  open(`${PAID}&returnTo=%2F%23job`)
  const on = await screen.findByRole('link', { name: 'Start Using Tailorbird' })
  expect(on.getAttribute('href')).toBe('/#job')
})

test('until the server knows, it is asked again, and the plan is there with the news', async () => {
  let status: PaymentDto['status'] = 'pending'
  server.answer(LOOK, () => ({ status: 200, body: paymentOf({ status }) }))
  open(PAID)
  expect(await screen.findByText('Confirming your payment…')).toBeTruthy()
  await waitFor(() => expect(looked()).toHaveLength(1))
  const usages = () => server.calls.filter((call) => call === 'GET /api/device-usage').length
  const before = usages()
  status = 'succeeded'
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(screen.queryByText('Confirming your payment…')).toBeNull()
  await waitFor(() => expect(usages()).toBeGreaterThan(before))
  expect(looked()).toHaveLength(2)
})

test('what is still processed is not called complete', async () => {
  found({ status: 'processing' })
  open(`${PAID}&status=processing`)
  expect(await heading('Payment Processing')).toBeTruthy()
  expect(await screen.findByText(/It is not confirmed yet/)).toBeTruthy()
  expect(screen.queryByText(/premium features are now active/)).toBeNull()
})

test.each([
  [{ status: 'failed' }, 'Payment Failed'],
  [{ status: 'canceled' }, 'Payment Failed'],
  [{ status: 'refunded', refunded: 10 }, 'Payment Refunded'],
  [{ status: 'disputed' }, 'Payment Disputed'],
] as const)('%j is not called complete either', async (change, name) => {
  found(change)
  open(PAID)
  expect(await heading(name)).toBeTruthy()
  expect(screen.queryByText(/premium features are now active/)).toBeNull()
  expect(screen.queryByText('Keep this purchase')).toBeNull()
})

test('a payment of somebody else is none', async () => {
  open(PAID)
  expect(await heading('No Payment Found')).toBeTruthy()
  expect(looked()).toHaveLength(1)
  expect(screen.queryByText('Keep this purchase')).toBeNull()
})

test('a demo says that nothing is charged', async () => {
  const body = { ...SETTINGS, demoScript: 'http://localhost:1/stripe.js' }
  server.answer('GET /api/settings', () => ({ status: 200, body }))
  found({})
  open(PAID)
  expect(await screen.findByText('Demo: nothing is charged.')).toBeTruthy()
  expect(screen.queryByText(/test card/)).toBeNull()
})
