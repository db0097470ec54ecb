import { MAX_RESUME_BYTES, type Problem } from '@tailorbird/contracts'
import { countConnections } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
let browser: Browser
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
  browser = await openBrowser(api.url)
})
afterAll(() => api.close())

const jobDescription = 'Gardener'
test.each([
  ['white space only', ' \n\t ', 422, 'resume_empty'],
  ['NUL bytes', 'Ada\u0000Reyes\u0000', 422, 'resume_unreadable'],
  ['one byte too many', 'a'.repeat(MAX_RESUME_BYTES + 1), 413, 'too_large'],
  ['too many bytes in few characters', '語'.repeat(MAX_RESUME_BYTES / 3 + 1), 413, 'too_large'],
])('a resume with %s is refused in plain words', async (_what, originalContent, status, code) => {
  const answer = await browser.post('/api/resume/tailor', { originalContent, jobDescription })
  expect(answer.status).toBe(status)
  const problem = (await answer.json()) as Problem
  expect(problem).toMatchObject({ status, code })
  expect(problem.detail).toMatch(/\w/)
  expect(problem.requestId).toMatch(/^[\da-f-]{36}$/)
})

test('a posting of white space is refused', async () => {
  const answer = await browser.post('/api/resume/tailor', {
    originalContent: 'Ada',
    jobDescription: ' \n ',
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'posting_empty' })
})

test.each([
  ['text', { 'content-type': 'text/plain' }, '{}', 415, 'unsupported_media_type'],
  ['broken JSON', { 'content-type': 'application/json' }, '{"a":', 400, 'invalid_input'],
  ['no object', { 'content-type': 'application/json' }, '[]', 400, 'invalid_input'],
])('a body of %s is refused', async (_what, headers, sent, status, code) => {
  const answer = await fetch(`${api.url}/api/resume/tailor`, {
    method: 'POST',
    headers,
    body: sent,
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code })
})

test('what is not there answers as a problem', async () => {
  const answer = await browser.get('/api/nothing')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'not_found' })
})

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another site, by its own word', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
])('a post from %s is refused', async (_what, headers) => {
  const answer = await browser.post(
    '/api/resume/tailor',
    { originalContent: 'Ada', jobDescription },
    headers,
  )
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'cross_site_request' })
})

test('a cookie that we did not sign counts as none', async () => {
  const forged = browser.cookie().replace(/\.[^.]+$/, '.forged')
  const answer = await fetch(`${api.url}/api/jobs`, { headers: { cookie: forged } })
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
})

test('of many that ask at once whether it is ready, all hear, and the database hardly', async () => {
  const before = await countConnections(api.db)
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => fetch(`${api.url}/health/ready`)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  // Had each call looked, all connections of the pool would be taken.
  expect((await countConnections(api.db)) - before).toBeLessThan(4)
})

test('health is told', async () => {
  expect((await fetch(`${api.url}/health/live`)).status).toBe(200)
  const ready = await fetch(`${api.url}/health/ready`)
  expect(await ready.json()).toEqual({
    status: 'ok',
    database: true,
    disk: true,
    queue: true,
    work: true,
  })
  expect(ready.headers.get('set-cookie')).toBeNull()
})

test('very many items are refused before anything is made of them', async () => {
  const jobs = Array.from({ length: 200_000 }, () => ({}))
  const answer = await browser.post('/api/jobs', { originalContent: 'Ada', mode: 'batch', jobs })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({
    code: 'too_large',
    detail: 'This has more fields and items than Tailorbird takes at once.',
  })
})

test('a thousand wrong items are refused with one message', async () => {
  const jobs = Array.from({ length: 1000 }, () => ({}))
  const answer = await browser.post('/api/jobs', { originalContent: 'Ada', mode: 'batch', jobs })
  expect(answer.status).toBe(400)
  const problem = (await answer.json()) as Problem
  expect(problem.errors).toEqual([{ path: 'jobs', message: 'Up to 500 jobs go into one batch' }])
})

test.each([
  ['a NUL in a posting', { originalContent: 'Ada', jobDescription: 'Gardener\u0000' }],
  ['a NUL in a file name', { originalContent: 'Ada', jobDescription, fileName: 'a\u0000.txt' }],
  ['a list for a text', { originalContent: ['Ada Reyes'], jobDescription }],
  ['unknown keys', { originalContent: 'Ada', jobDescription, ['k'.repeat(5000)]: 1 }],
])('%s is refused without repeating it', async (_what, sent) => {
  const answer = await browser.post('/api/resume/tailor', sent)
  expect(answer.status).toBe(400)
  const text = await answer.text()
  expect(text).not.toContain('Ada Reyes')
  expect(text.length).toBeLessThan(1000)
})

test('a body that is nested deeply is refused', async () => {
  const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`
  const answer = await fetch(`${api.url}/api/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"originalContent":${nested},"mode":"batch","jobs":[]}`,
  })
  expect(answer.status).toBe(400)
})

test('half of a character pair is taken, and a repeated call gives the same answer', async () => {
  const sent = {
    originalContent: 'Ada \ud83d Reyes',
    jobDescription: 'Gardener \ud83d',
    jobId: 'half-a-pair'.padEnd(21, '_'),
  }
  const send = () => browser.post('/api/resume/tailor', sent, { prefer: 'respond-async' })
  expect((await send()).status).toBe(202)
  expect((await send()).status).toBe(202)
})

test.each(['cursor=abc', 'cursor=1e400', 'cursor=%00', 'since=1e30', 'since=-1'])(
  '?%s is refused',
  async (query) => {
    expect((await browser.get(`/api/jobs?${query}`)).status).toBe(400)
  },
)

test('an id that is far too long is not there, whatever is asked of it', async () => {
  const path = `/api/resume/${'a'.repeat(300)}`
  for (const answer of [await browser.get(path), await browser.patch(path, {})]) {
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  }
})

test('two jobs of one call may not share an id', async () => {
  const job = { id: 'a'.repeat(21), jobDescription: 'Gardener' }
  const jobs = [job, job]
  const answer = await browser.post('/api/jobs', { originalContent: 'Ada', mode: 'queue', jobs })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ detail: 'Each job needs an id of its own' })
})

test.each([
  '/api/resume/%E0%A4%A',
  '/api/resume/%ff',
  '/api/%00',
  '/api/resume/ZQXPATHMARK',
  `/api/resume/${'ZQXPATHMARK'.repeat(50)}`,
  '/api/payments/%3Cscript%3EZQXPATHMARK%3C%2Fscript%3E',
])('%s is a problem, and is not repeated or logged', async (path) => {
  const answer = await browser.get(path)
  expect([400, 404]).toContain(answer.status)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  const text = await answer.text()
  expect(text).not.toContain('ZQXPATHMARK')
  expect(text).not.toContain('JSON')
  expect(api.logLines.join('')).not.toContain('ZQXPATHMARK')
})
