import type { ErrorCode, ModelCheck, ModelFinding } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

const TOKEN = 'thimble-and-needle-17'
const ROUTE = '/api/operator/model-check'

const finding = (change: Partial<ModelFinding> = {}): ModelFinding => ({
  test: 'context',
  model: 'needle-1',
  state: 'good',
  says: 'needle-1 reads enough at once.',
  figure: '8,464 tokens',
  ...change,
})
const checkOf = (change: Partial<ModelCheck> = {}): ModelCheck => ({
  id: '0b6cf9a3-7f10-4f2c-9c53-6f0b1c2f3a4d',
  state: 'running',
  isStuck: false,
  createdAt: '2026-11-05T10:00:00.000Z',
  endedAt: null,
  works: null,
  findings: [],
  ...change,
})
const doneOf = (findings: ModelFinding[], works = true) =>
  checkOf({ state: 'done', works, findings, endedAt: '2026-11-05T10:01:00.000Z' })
const problem = (status: number, code: ErrorCode, detail: string) => ({
  status,
  body: { type: 'about:blank', title: code, status, detail, code, requestId: 'request-9' },
})

let server: Loopback
let visit: ReturnType<typeof renderApp>
/** What the server says at each look, the last of them from then on. */
let looks: (ModelCheck | null)[]
let operatorPage: boolean

beforeEach(async () => {
  server = await startLoopback()
  looks = [null]
  operatorPage = true
  server.answer('GET /api/settings', () => ({ status: 200, body: { operatorPage } }))
  const look = () => ({ check: looks.length > 1 ? looks.shift() : looks[0] })
  server.answer(`GET ${ROUTE}`, () => ({ status: 200, body: look() }))
  server.answer(`POST ${ROUTE}`, () => ({ status: 202, body: look() }))
})
afterEach(async () => {
  vi.useRealTimers()
  await visit.leave()
  await server.close()
})

const open = () => void (visit = renderApp(server.origin, { path: '/operator' }))
const countCalls = (call: string) => server.calls.filter((one) => one === call).length
async function press(name: string, token = TOKEN) {
  fireEvent.change(await screen.findByLabelText('Operator token'), { target: { value: token } })
  fireEvent.click(screen.getByRole('button', { name }))
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const said = () => screen.getByRole('region', { name: 'Result' }).textContent

test('a test is followed to its end, and each finding says how it stands and what to change', async () => {
  const slow = finding({
    test: 'speed',
    state: 'note',
    says: 'needle-1 needs most of the time it has.',
    figure: '58.0 s in 2 calls',
    change: 'Set OPENAI_TIMEOUT_SECONDS=240.',
  })
  looks = [
    checkOf({ state: 'waiting' }),
    checkOf({ findings: [finding()] }),
    doneOf([finding(), slow]),
  ]
  open()
  await press('Test the AI service')
  expect(await screen.findByText('Waiting for a worker…')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Testing…' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Testing…' }))
  expect(await screen.findByText('Testing… 1 result so far.')).toBeTruthy()
  expect(rows()).toHaveLength(1)
  const verdict = await screen.findByText('Jobs will work. One thing could be better.')
  expect(verdict.closest('output')).not.toBeNull()
  expect(rows().map((row) => row.textContent)).toEqual([
    'Contextneedle-1✓ Holds8,464 tokensneedle-1 reads enough at once.',
    'Speedneedle-1▲ Look at this58.0 s in 2 callsneedle-1 needs most of the time it has.Set OPENAI_TIMEOUT_SECONDS=240.',
  ])
  expect(screen.getByRole('button', { name: 'Test the AI service' })).toBeTruthy()
  expect(countCalls(`POST ${ROUTE}`)).toBe(1)
  expect(said()).toContain('Tested on Nov 5, 2026')
})

test('what does not hold is told, and so is what stands still', async () => {
  const bad = finding({
    test: 'connection',
    state: 'bad',
    says: 'It answered 401.',
    change: 'Check OPENAI_API_KEY.',
  })
  looks = [
    checkOf({ state: 'waiting', isStuck: true }),
    checkOf({ isStuck: true }),
    checkOf({ state: 'failed', endedAt: '2026-11-05T10:01:00.000Z' }),
    doneOf([bad], false),
  ]
  open()
  await press('Test the AI service')
  expect(await screen.findByText(/No worker has taken this test/)).toBeTruthy()
  expect(await screen.findByText(/The worker that tests is silent/)).toBeTruthy()
  expect(await screen.findByText(/stopped in the middle/)).toBeTruthy()
  await press('Test the AI service')
  expect(await screen.findByText('Jobs will fail until what does not hold is mended.')).toBeTruthy()
  expect(rows()[0]?.textContent).toContain('✗ Does not hold')
})

test('without an AI service it says so kindly', async () => {
  const says = 'No AI service is set up: jobs are done by the offline engine.'
  looks = [doneOf([{ test: 'offline', state: 'note', says, change: 'Set OPENAI_API_KEY.' }])]
  open()
  await press('Show the last result')
  expect(await screen.findByText(/No AI service is set up. That is fine/)).toBeTruthy()
  expect(countCalls(`POST ${ROUTE}`)).toBe(0)
})

test('the last result can be looked at; before the first there is none', async () => {
  open()
  await press('Show the last result')
  expect(await screen.findByText('Nothing was tested yet.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  ['', /^Type the token/],
  ['short', /^The token has 16 characters or more/],
  ['Fingerhüte-und-Nadeln', /^The token has 16 characters or more/],
])('%j is no token: it is said at the field, and nothing is sent', async (token, words) => {
  open()
  await press('Test the AI service', token)
  const message = await screen.findByText(words)
  const field = screen.getByLabelText('Operator token')
  expect(field.getAttribute('aria-describedby')).toContain(message.id)
  expect(document.activeElement).toBe(field)
  expect(server.calls.some((call) => call.includes(ROUTE))).toBe(false)
})

test('a wrong token is said at the field', async () => {
  const detail = 'This is not the token of this installation.'
  server.answer(`POST ${ROUTE}`, () => problem(401, 'invalid_credentials', detail))
  open()
  await press('Test the AI service')
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Operator token'))
})

test('a look that fails is repeated, and one that is refused is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  looks = [checkOf()]
  open()
  await press('Test the AI service')
  await screen.findByText(/Testing…/, { selector: 'output' })
  server.answer(`GET ${ROUTE}`, () => null)
  expect(await screen.findByText(/The page looks again by itself/)).toBeTruthy()
  const failed = countCalls(`GET ${ROUTE}`)
  await waitFor(() => expect(countCalls(`GET ${ROUTE}`)).toBeGreaterThan(failed))
  server.answer(`GET ${ROUTE}`, () => problem(401, 'invalid_credentials', 'Another token now.'))
  expect(await screen.findByText('Another token now.')).toBeTruthy()
  const count = countCalls(`GET ${ROUTE}`)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(countCalls(`GET ${ROUTE}`)).toBe(count)
  // Another token may be typed.
  expect(screen.getByRole('button', { name: 'Test the AI service' })).toBeTruthy()
})

test('the token is kept nowhere: not in the address, not in storage, not in the store', async () => {
  looks = [doneOf([finding()])]
  open()
  await press('Test the AI service')
  await screen.findByText('All of it holds: jobs will work.')
  const field = screen.getByLabelText('Operator token')
  expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual([
    'password',
    'off',
  ])
  const kept = [visit.place(), ...server.calls, document.cookie]
  const stored = [localStorage, sessionStorage].map((place) =>
    JSON.stringify(Object.entries(place)),
  )
  expect(JSON.stringify([kept, stored, visit.store.getState()])).not.toContain(TOKEN)
  fireEvent.click(screen.getByRole('link', { name: 'About' }))
  await waitFor(() => expect(visit.place()).toBe('/about'))
  expect(document.documentElement.outerHTML).not.toContain(TOKEN)
})

test('without a token in the settings there is no such page', async () => {
  operatorPage = false
  open()
  expect(await screen.findByText('Page not found')).toBeTruthy()
  expect(document.title).toBe('Page not found · Tailorbird')
  expect(screen.queryByLabelText('Operator token')).toBeNull()
})
