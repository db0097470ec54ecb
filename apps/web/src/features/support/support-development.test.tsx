import { errorCatalog, type PublicSettings } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const RANGE = 'Choose a whole amount from $1 to $1,000'

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  server = await startLoopback()
})

afterEach(async () => {
  window.location.hash = ''
  await visit.leave()
  await server.close()
})

const field = () => screen.findByLabelText('Amount in US dollars')
const settings = (bitcoinAddress: string | null, more: Partial<PublicSettings> = {}) =>
  server.answer('GET /api/settings', () => ({
    status: 200,
    body: { adViewSeconds: 10, bitcoinAddress, payments: true, demoScript: null, ...more },
  }))
async function give(amount: string) {
  fireEvent.change(await field(), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: /^Donate/ }))
}

test('ten dollars are suggested, and the answer leads to the checkout', async () => {
  const url = `${window.location.origin}/#checkout`
  server.answer('POST /api/donation/stripe', () => ({ status: 200, body: { url } }))
  visit = renderApp(server.origin)
  expect(await field()).toHaveProperty('value', '10')
  fireEvent.click(screen.getByRole('button', { name: 'Donate $10' }))
  await waitFor(() => expect(window.location.hash).toBe('#checkout'))
  expect(server.bodies).toEqual([{ amount: 10 }])
})

test('a double click, before or after the answer, asks for one checkout', async () => {
  const url = `${window.location.origin}/#checkout`
  server.answer('POST /api/donation/stripe', () => ({ status: 200, body: { url } }))
  visit = renderApp(server.origin)
  await field()
  const button = screen.getByRole('button', { name: 'Donate $10' })
  /** A press has ended when the button has its name again. */
  const ended = () => waitFor(() => expect(button.textContent).toBe('Donate $10'))
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(window.location.hash).toBe('#checkout'))
  await ended()
  fireEvent.click(button)
  expect(button.textContent).toBe('Opening checkout…')
  await ended()
  expect(server.bodies).toEqual([{ amount: 10 }])
})

test.each(['', '0', '-5', '1001', '2.5'])("'%s' is no amount", async (amount) => {
  visit = renderApp(server.origin)
  await give(amount)
  const message = await screen.findByText(RANGE)
  const input = await field()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(message.closest(`#${input.getAttribute('aria-describedby')}`)).toBeTruthy()
  expect(message.closest('[role=alert]')).toBeTruthy()
  expect(server.bodies).toEqual([])
})

test.each(['1', '1000'])('%s dollars are accepted', async (amount) => {
  visit = renderApp(server.origin)
  await give(amount)
  await waitFor(() => expect(server.bodies).toEqual([{ amount: Number(amount) }]))
})

test('a donation that fails is said, and may be tried again', async () => {
  const detail = errorCatalog.payments_unavailable.sentence
  server.answer('POST /api/donation/stripe', () => ({
    status: 503,
    body: {
      type: 'about:blank',
      title: 'Not set up',
      status: 503,
      detail,
      code: 'payments_unavailable',
      requestId: 'request-3',
    },
  }))
  visit = renderApp(server.origin)
  await give('25')
  expect((await screen.findAllByText('Failed to process donation')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Error').length).toBeGreaterThan(0)
  expect(screen.getByText(detail)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Donate $25' }))
  await waitFor(() => expect(server.bodies).toHaveLength(2))
})

test('without payments the button says so before it is pressed', async () => {
  settings(null, { payments: false })
  visit = renderApp(server.origin)
  const words = await screen.findByText(/^Payments are not set up here/)
  const button = screen.getByRole('button', { name: 'Donate $10' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-describedby')).toBe(words.id)
  fireEvent.click(button)
  expect(server.bodies).toEqual([])
  expect(screen.queryByText('Failed to process donation')).toBeNull()
})

test('a demo says that nothing is charged', async () => {
  settings(null, { demoScript: 'http://localhost:1/stripe.js' })
  visit = renderApp(server.origin)
  expect(await screen.findByText('Demo: nothing is charged.')).toBeTruthy()
})

test('no bitcoin without an address', async () => {
  settings(null)
  visit = renderApp(server.origin)
  await field()
  await waitFor(() => expect(server.calls).toContain('GET /api/settings'))
  expect(screen.queryByText('In bitcoin')).toBeNull()
})

test('a bitcoin address is shown in full, copied and drawn', async () => {
  settings(ADDRESS)
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  })
  visit = renderApp(server.origin)
  expect(await screen.findByText(ADDRESS)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(copied).toEqual([ADDRESS])
  expect(
    await screen.findByRole('img', { name: `QR code of the bitcoin address ${ADDRESS}` }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open in a wallet' }).getAttribute('href')).toBe(
    `bitcoin:${ADDRESS}`,
  )
})

test('a browser that forbids copying says what to do', async () => {
  settings(ADDRESS)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  visit = renderApp(server.origin)
  fireEvent.click(await screen.findByRole('button', { name: 'Copy address' }))
  expect(await screen.findByText(/Select the address and copy it/)).toBeTruthy()
})
