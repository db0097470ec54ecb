import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

test('a device that asks for the totals is a visitor, once, and not named by its address', async () => {
  const [one, other] = [await openBrowser(api.url), await openBrowser(api.url)]
  await Promise.all([1, 2, 3].flatMap(() => [one, other].map((it) => it.get('/api/analytics'))))
  const answer = await one.get('/api/analytics')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ totalVisitors: 2, totalResumes: 0 })
  const rows = await api.db.selectFrom('analytics').selectAll().execute()
  expect(rows.map((row) => [row.event_type, row.ip_address])).toEqual(
    [1, 2].map(() => ['visit', '127.0.0.0/24']),
  )
})

test('a long user agent is cut', async () => {
  const cookie = (await openBrowser(api.url)).cookie()
  const headers = { cookie, 'user-agent': 'x'.repeat(5000) }
  expect((await fetch(`${api.url}/api/analytics`, { headers })).status).toBe(200)
  const rows = await api.db.selectFrom('analytics').select('user_agent').execute()
  expect(rows.map((row) => row.user_agent)).toContain('x'.repeat(200))
})

test('what comes without the cookie that it was given is no visitor', async () => {
  const read = async (): Promise<unknown> => (await fetch(`${api.url}/api/analytics`)).json()
  const before = await read()
  for (let time = 0; time < 5; time += 1) await read()
  expect(await read()).toEqual(before)
})
