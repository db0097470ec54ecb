import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, usageOf, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { paymentOf, SETTINGS } from './testing/answers.ts'

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  server = await startLoopback()
  server.answer('GET /api/settings', () => ({ status: 200, body: SETTINGS }))
  server.answer('GET /api/device-usage', () => ({ status: 200, body: usageOf() }))
  const body = { clientSecret: 'pi_1_secret_2', reference: paymentOf().reference }
  server.answer('POST /api/create-payment-intent', () => ({ status: 200, body }))
})
afterEach(async () => {
  await visit.leave()
  await server.close()
  sessionStorage.clear()
})

const open = (path = '/pricing') => (visit = renderApp(server.origin, { path }))
const card = (name: string) => screen.findByRole('region', { name })
const toCheckout = async (name: string) =>
  within(await card(name)).getByRole<HTMLButtonElement>('button', { name: 'Continue to Checkout' })

test('each plan has its price and features, and one is marked', async () => {
  open()
  const said = async (name: string) => (await card(name)).textContent
  expect(await said('Free')).toMatch(/\$0.*2 free generations per device/)
  expect(await said('Starter')).toMatch(/\$10.*one-time.*5 generations/)
  expect(await said('Pro')).toMatch(
    /Most Popular.*\$20.*one-time.*Unlimited generations.*Custom templates/,
  )
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
  expect(await screen.findByText('You have Free: 2 free generations left.')).toBeTruthy()
  expect(screen.queryByText(/enterprise/i)).toBeNull()
})

test('choosing the free plan says that it is active', async () => {
  open()
  fireEvent.click(within(await card('Free')).getByRole('button'))
  expect(await screen.findByText('Free Plan Active')).toBeTruthy()
})

test.each([
  ['Starter', '/checkout?plan=basic&amount=10'],
  ['Pro', '/checkout?plan=pro&amount=20'],
])('%s leaves to the checkout', async (name, address) => {
  open()
  fireEvent.click(await toCheckout(name))
  await waitFor(() => expect(visit.place()).toBe(address))
})

test('where a person was goes along, unless it is another site', async () => {
  open('/pricing?returnTo=%2F%23job')
  const back = await screen.findByRole('link', { name: 'Back to what you were doing' })
  expect(back.getAttribute('href')).toBe('/#job')
  fireEvent.click(await toCheckout('Pro'))
  await waitFor(() => expect(visit.place()).toBe('/checkout?plan=pro&amount=20&returnTo=%2F%23job'))
})

test('another site is no place to go back to', async () => {
  open('/pricing?returnTo=%2F%2Fevil.example')
  await screen.findByText(/^You have Free/)
  expect(screen.queryByRole('link', { name: 'Back to what you were doing' })).toBeNull()
  fireEvent.click(await toCheckout('Pro'))
  await waitFor(() => expect(visit.place()).toBe('/checkout?plan=pro&amount=20'))
})

test.each([
  [null, /everybody has generations without a limit, and all templates/],
  [2, /each device has 2 free generations, and no more can be had/],
  [1, /each device has 1 free generation, and/],
])('without payments and with %s free it is said what holds', async (freeGenerations, words) => {
  const body = { ...SETTINGS, payments: false, stripePublishableKey: null, freeGenerations }
  server.answer('GET /api/settings', () => ({ status: 200, body }))
  open()
  const notice = (await screen.findByText('Payments are not set up here.')).closest('p')
  expect(notice?.textContent).toMatch(words)
  const button = await toCheckout('Starter')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-describedby')).toContain(notice?.id)
  fireEvent.click(button)
  expect(visit.place()).toBe('/pricing')
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

test('another number of free ones than the plans have is said', async () => {
  const body = { ...SETTINGS, freeGenerations: 5 }
  server.answer('GET /api/settings', () => ({ status: 200, body }))
  open()
  expect(await screen.findByText('Here each device has 5 free generations, not 2.')).toBeTruthy()
})

test('a demo says that nothing is charged', async () => {
  server.answer('GET /api/settings', () => ({
    status: 200,
    body: { ...SETTINGS, demoScript: 'http://localhost:1/stripe.js' },
  }))
  open()
  expect(await screen.findByText('Demo: nothing is charged.')).toBeTruthy()
})

test('who has no limit is sold nothing', async () => {
  const body = usageOf({ plan: 'pro', left: null, limit: null, bought: null })
  server.answer('GET /api/device-usage', () => ({ status: 200, body }))
  open()
  expect(await screen.findByText('You have Pro: generations without a limit.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue to Checkout' })).toBeNull()
})
