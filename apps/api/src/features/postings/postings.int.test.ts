import { MAX_CHECKED_POSTINGS, type CheckedPostings } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PATH = '/api/postings/check'
const FULL = 'Gardener\nOrchard House\n\nRequirements:\n- Pruning\n- Grafting\n- Irrigation'
const THIN = 'We are hiring! Great people, great coffee. Apply today.'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

test('says of each posting, in their order, what it asks for; nothing is stored, used or logged', async () => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post(PATH, { postings: [THIN, FULL] })
  expect(answer.status).toBe(200)
  const [thin, full] = ((await answer.json()) as CheckedPostings).postings
  expect(thin).toEqual({ requirements: 0, noScoreReason: expect.stringMatching(/names no skills/) })
  expect(full?.noScoreReason).toBeNull()
  expect(full?.requirements).toBeGreaterThanOrEqual(3)
  expect(await (await browser.get('/api/jobs')).json()).toMatchObject({ jobs: [] })
  expect(await (await browser.get('/api/device-usage')).json()).toMatchObject({ used: 0 })
  expect(api.logLines.join('')).not.toContain('Orchard')
})

test.each([
  ['no posting', 400, []],
  ['too many', 400, Array.from({ length: MAX_CHECKED_POSTINGS + 1 }, () => FULL)],
  ['one that is too long', 400, ['a'.repeat(100_001)]],
  ['one of white space', 422, [FULL, ' \n ']],
  ['one that is no text', 400, [7]],
])('%s is refused', async (_name, status, postings) => {
  const browser = await openBrowser(api.url)
  expect((await browser.post(PATH, { postings })).status).toBe(status)
})
