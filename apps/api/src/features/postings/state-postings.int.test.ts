import {
  MAX_IMPORT_POSTINGS,
  POSTING_STATES,
  type PostingPage,
  type StatedPostings,
} from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

const list = async (browser: Browser, query = '') =>
  (await (await browser.get(`/api/postings${query}`)).json()) as PostingPage
const set = (browser: Browser, postings: object[]) =>
  browser.post('/api/postings/states', { postings })
const told = ({ postings }: PostingPage) =>
  new Map(postings.map(({ title, state, dates }) => [title, { state, dates }]))

/** Who keeps three: one at an interview, one just saved, one closed. */
async function openWithThree() {
  const browser = await openBrowser(api.url)
  const dates = { interview: '2026-11-02', applied: '2026-10-01' }
  await browser.post('/api/postings', {
    postings: [
      { title: 'Cook', text: 'You cook.', state: 'interview', dates },
      { title: 'Baker', text: 'You bake.' },
      { title: 'Waiter', text: 'You serve.', state: 'closed', dates: { closed: '2026-11-03' } },
    ],
  })
  return browser
}

test('many states are set in one call, and its answer sent back undoes them', async () => {
  const browser = await openWithThree()
  const before = await list(browser)
  const closed = before.postings.map(({ id }) => ({ id, state: 'closed' }))
  const answer = (await (await set(browser, closed)).json()) as StatedPostings
  expect(answer.before.map(({ state }) => state).toSorted()).toEqual(['interview', 'saved'])
  const today = new Date().toISOString().slice(0, 10)
  expect(told(await list(browser, `?since=${before.rev}`))).toEqual(
    new Map([
      [
        'Cook',
        {
          state: 'closed',
          dates: { interview: '2026-11-02', applied: '2026-10-01', closed: today },
        },
      ],
      ['Baker', { state: 'closed', dates: { closed: today } }],
    ]),
  )
  expect((await set(browser, answer.before)).status).toBe(200)
  expect(told(await list(browser))).toEqual(told(before))
})

test('what is no list of states is refused, and nobody sets another one’s', async () => {
  const browser = await openWithThree()
  const before = await list(browser)
  const one = { id: before.postings[0]?.id, state: 'offer' }
  for (const wrong of [[], [one, one], [{ ...one, state: 'gone' }], [{ ...one, note: 'x' }]])
    expect((await set(browser, wrong)).status).toBe(400)
  const stranger = await openBrowser(api.url)
  expect(await (await set(stranger, [one])).json()).toEqual({ before: [] })
  expect(told(await list(browser))).toEqual(told(before))
})

test('as many states as postings come in at once are set in one call', async () => {
  const browser = await openBrowser(api.url)
  const dates = Object.fromEntries(POSTING_STATES.map((state) => [state, '2026-11-02']))
  const postings = Array.from({ length: MAX_IMPORT_POSTINGS }, () => ({
    id: crypto.randomUUID(),
    state: 'interview',
    dates,
  }))
  expect((await set(browser, postings)).status).toBe(200)
})
