import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

test('a donation says that payments are not set up here', async () => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/donation/stripe', { amount: 10 })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'payments_unavailable' })
})

test.each([0, 1001, 2.5, '10', null, undefined])('%s dollars are refused', async (amount) => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/donation/stripe', { amount })
  expect(answer.status).toBe(400)
})

test('nobody is signed in', async () => {
  const answer = await fetch(`${api.url}/api/auth/me`)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ code: 'not_signed_in' })
})
