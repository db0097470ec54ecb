import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterEach(() => api.close())

const LARGE = JSON.stringify({ skill: 'a'.repeat(70_000) })
const PATH = '/api/confirmed-skills'
const REFUSED = 413

/** Sends the head of a large body and a part of it. */
function begin(browser: Browser, path = '/api/jobs'): ClientRequest {
  const headers = {
    'content-type': 'application/json',
    'content-length': LARGE.length,
    cookie: browser.cookie(),
    origin: api.url,
  }
  const sending = request(api.url + path, { method: 'POST', headers })
  sending.write(LARGE.slice(0, 100))
  return sending
}

async function end(sending: ClientRequest): Promise<number | undefined> {
  sending.end(LARGE.slice(100))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test('large bodies of one sender come one after the other; those of others and small ones go on', async () => {
  const [browser, other] = [await openBrowser(api.url), await openBrowser(api.url)]
  const first = begin(browser)
  await once(first, 'socket')
  await browser.get('/api/jobs')
  const order: string[] = []
  const second = end(begin(browser)).then((status) => order.push(`second ${status}`))
  expect(await end(begin(other))).toBe(400)
  expect((await browser.post(PATH, { skill: 'Knitting' })).status).toBe(200)
  order.push('others')
  order.push(`first ${await end(first)}`)
  await second
  expect(order).toEqual(['others', 'first 400', 'second 400'])
})

test('what is broken off leaves its turn to the next', async () => {
  const browser = await openBrowser(api.url)
  const first = begin(browser)
  first.on('error', () => undefined)
  await once(first, 'socket')
  await browser.get('/api/jobs')
  const second = end(begin(browser))
  first.destroy()
  expect(await second).toBe(400)
})

test('too many that wait are refused, and those before them are not', async () => {
  const browser = await openBrowser(api.url)
  const first = begin(browser)
  await once(first, 'socket')
  await browser.get('/api/jobs')
  const rest = Array.from({ length: 25 }, () => end(begin(browser)))
  const refused = await Promise.race(rest)
  expect(refused).toBe(429)
  expect(await end(first)).toBe(400)
  const statuses = await Promise.all(rest)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(statuses.filter((status) => status === 400)).toHaveLength(20)
})

test('what is too large for its call is refused without a turn', async () => {
  const browser = await openBrowser(api.url)
  const first = begin(browser)
  await once(first, 'socket')
  expect(await end(begin(browser, PATH))).toBe(REFUSED)
  expect(await end(first)).toBe(400)
})
