import { once } from 'node:events'
import { SOCKET_TRANSPORTS, type PostingPage, type PostingsNews } from '@tailorbird/contracts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { openBrowser, type Browser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const RESUME =
  '# Ada Reyes\n\n## Experience\n\n### Orchard House\n**Gardener** | 2019 – 2024\n\n- Pruned 40 trees'
const postings = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    text: `Gardener ${at}\nHill Park ${at}\n\nRequirements:\n- Pruning\n- Beekeeping`,
  }))

let api: TestApi
const sockets: Socket[] = []
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => api.close())

/** A browser whose socket is open, and what it hears. */
async function listen() {
  const browser = await openBrowser(api.url)
  const extraHeaders = { cookie: browser.cookie(), origin: api.url }
  const socket = io(api.url, { transports: SOCKET_TRANSPORTS, extraHeaders, reconnection: false })
  sockets.push(socket)
  const heard: PostingsNews[] = []
  socket.on('postings', (news: PostingsNews) => heard.push(news))
  await once(socket as never, 'connect')
  return { browser, heard }
}

async function takeIn(browser: Browser, count: number) {
  await browser.post('/api/postings/resume', { originalContent: RESUME })
  await browser.post('/api/postings', { postings: postings(count) })
}

const list = async (browser: Browser, since: number) =>
  (await (await browser.get(`/api/postings?since=${since}`)).json()) as PostingPage

test('an owner hears how many are scored, portion by portion, and nobody else’s', async () => {
  const [own, other] = [await listen(), await listen()]
  await Promise.all([takeIn(own.browser, 25), takeIn(other.browser, 4)])
  const isRead = ({ unread }: PostingsNews) => unread === 0
  await vi.waitFor(
    () => expect([own.heard.some(isRead), other.heard.some(isRead)]).toEqual([true, true]),
    { timeout: 60_000 },
  )
  expect(new Set(own.heard.map(({ total }) => total))).toEqual(new Set([25]))
  expect(new Set(other.heard.map(({ total }) => total))).toEqual(new Set([4]))
  const left = own.heard.flatMap(({ unread }) => unread ?? [])
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  // Portions have up to ten.
  expect(left.length).toBeGreaterThan(1)
  expect(left.length).toBeLessThan(10)
  expect(JSON.stringify(own.heard)).not.toMatch(/gardener|hill|pruning|ada/i)
  // Each portion is found by what its news say.
  const first = own.heard.find(({ unread }) => unread !== undefined)
  const page = await list(own.browser, first?.after ?? 0)
  expect(page.postings.every(({ reading }) => reading !== null)).toBe(true)
  expect(page.postings.length).toBeGreaterThanOrEqual(25 - (left[0] ?? 0))
})

test('what another tab does is heard', async () => {
  const { browser, heard } = await listen()
  await takeIn(browser, 1)
  await vi.waitFor(() => expect(heard.some(({ unread }) => unread === 0)).toBe(true), 60_000)
  const [posting] = (await list(browser, 0)).postings
  const before = heard.length
  await browser.patch(`/api/postings/${posting?.id}`, { state: 'applied' })
  await browser.post('/api/postings/delete', { postings: [posting?.id] })
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ total: 0 }))
  expect(heard.slice(before)).toEqual([
    { total: 1, after: expect.any(Number), rev: expect.any(Number) },
    { total: 0 },
  ])
})
