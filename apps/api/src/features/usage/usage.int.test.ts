import type { BatchDto, DeviceUsage } from '@tailorbird/contracts'
import { savePdf } from '@tailorbird/db'
import { audit, buy } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PDF, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const backends = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
let free: TestApi
let limited: TestApi
const open = () => openBrowser(limited.url)

beforeAll(async () => {
  free = await startTestApi(backends)
  limited = await startTestApi({
    ...backends,
    quota: 2,
    env: { FREE_GENERATIONS_PER_NETWORK: '1000' },
  })
})
afterAll(async () => {
  await free.close()
  await limited.close()
})

async function send(browser: Browser, size = 1): Promise<Response> {
  const jobs = Array.from({ length: size }, () => ({ jobDescription: 'Gardener' }))
  return browser.post('/api/jobs', { originalContent: '# Ada', mode: 'batch', jobs })
}

const readUsage = async (browser: Browser) =>
  (await (await browser.get('/api/device-usage')).json()) as DeviceUsage

const PASSWORD = 'correct horse'
async function logIn(browser: Browser, email = ''): Promise<void> {
  const answer = await browser.post('/api/auth/login', { email, password: PASSWORD })
  expect(answer.status).toBe(200)
}

/** Jobs that were accepted. */
const idsOf = async (answer: Response) =>
  ((await answer.json()) as BatchDto).jobs.map(({ id }) => id)

test('without a limit there is none', async () => {
  const browser = await openBrowser(free.url)
  const nothing = { used: 0, reserved: 0, limit: null, left: null, bought: null, plan: 'free' }
  expect(await readUsage(browser)).toEqual(nothing)
  expect((await send(browser, 5)).status).toBe(202)
  expect(await readUsage(browser)).toEqual({ ...nothing, reserved: 5 })
})

test('what is left follows what is sent, stored and taken back', async () => {
  const browser = await open()
  expect(await readUsage(browser)).toMatchObject({ reserved: 0, limit: 2, left: 2, bought: 0 })
  const [first = '', second = ''] = await idsOf(await send(browser, 2))
  expect(await readUsage(browser)).toMatchObject({ used: 0, reserved: 2, limit: 2, left: 0 })
  await tailorAs(limited.db, first)
  await browser.post(`/api/jobs/${second}/cancel`)
  expect(await readUsage(browser)).toMatchObject({ used: 1, reserved: 0, limit: 2, left: 1 })
  const refused = await send(browser, 2)
  expect(refused.status).toBe(402)
  expect(await refused.json()).toMatchObject({
    code: 'allowance_exhausted',
    detail: expect.stringContaining('you have 1 left'),
  })
})

test('dropping the cookie earns no more than the network has', async () => {
  const env = { FREE_GENERATIONS_PER_NETWORK: '6' }
  const api = await startTestApi({ ...backends, quota: 2, env })
  const statuses: number[] = []
  for (let visit = 0; visit < 6; visit += 1) {
    statuses.push((await send(await openBrowser(api.url), 2)).status)
  }
  expect(statuses).toEqual([202, 202, 202, 402, 402, 402])
  expect(await readUsage(await openBrowser(api.url))).toMatchObject({ left: 0, limit: 0 })
  await api.close()
})

test('signing in and out earns nothing, nor does another account', async () => {
  const browser = await open()
  await send(browser)
  const people = ['one', 'two'].map((name) => ({
    username: name,
    email: `${name}@example.org`,
    password: PASSWORD,
  }))
  const lefts: (number | null)[] = []
  for (const person of people) {
    expect((await browser.post('/api/auth/register', person)).status).toBe(200)
    lefts.push((await readUsage(browser)).left)
    await send(browser)
    await browser.post('/api/auth/logout')
    lefts.push((await readUsage(browser)).left)
  }
  expect(lefts).toEqual([1, 0, 0, 0])
  // Another device of a person whose account has nothing left.
  const other = await open()
  expect((await readUsage(other)).left).toBe(2)
  await send(other, 2)
  await logIn(other, people[0]?.email)
  expect((await readUsage(other)).left).toBe(0)
})

test('of 50 that race for the last generation by both calls, one is accepted and 49 are told why', async () => {
  const browser = await open()
  expect((await send(browser)).status).toBe(202)
  const posting = { originalContent: '# Ada', jobDescription: 'Gardener' }
  const tailor = () => browser.post('/api/resume/tailor', posting, { prefer: 'respond-async' })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) => (place % 2 === 0 ? tailor() : send(browser))),
  )
  const refused = answers.filter(({ status }) => status === 402)
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
  expect(refused).toHaveLength(49)
  for (const answer of refused)
    expect(await answer.json()).toMatchObject({ code: 'allowance_exhausted' })
  expect(await readUsage(browser)).toMatchObject({ used: 0, reserved: 2, left: 0 })
  expect(await audit(limited.db)).toEqual([])
})

test('what was bought comes after what is free, and counts on all devices of an account', async () => {
  const browser = await open()
  const person = { username: 'buyer', email: 'buyer@example.org', password: PASSWORD }
  const { id } = (await (await browser.post('/api/auth/register', person)).json()) as { id: string }
  await buy(limited.db, { id, kind: 'user' }, 'basic')
  expect(await readUsage(browser)).toMatchObject({ limit: 7, left: 7, bought: 5, plan: 'basic' })
  expect((await send(browser, 3)).status).toBe(202)
  expect(await readUsage(browser)).toMatchObject({ reserved: 3, left: 4, bought: 4 })
  const other = await open()
  await logIn(other, person.email)
  expect((await readUsage(other)).left).toBe(4)
  await buy(limited.db, { id, kind: 'user' }, 'pro')
  expect(await readUsage(browser)).toMatchObject({
    limit: null,
    left: null,
    bought: null,
    plan: 'pro',
  })
  expect((await send(browser, 50)).status).toBe(202)
})

test('templates other than the first are part of Pro where generations are limited', async () => {
  const browser = await open()
  const [id = ''] = await idsOf(await send(browser))
  const resumeId = await tailorAs(limited.db, id)
  const key = { resumeId, template: 'modern', size: 'letter', fit: 0 } as const
  await savePdf(limited.db, key, 1, PDF)
  const read = () => browser.get(`/api/resume/${resumeId}/pdf?template=modern`)
  const refused = await read()
  expect(refused.status).toBe(402)
  expect(await refused.json()).toMatchObject({ code: 'plan_required' })
  const { owner_id } = await limited.db
    .selectFrom('resumes')
    .select('owner_id')
    .where('id', '=', resumeId)
    .executeTakeFirstOrThrow()
  await buy(limited.db, { id: owner_id, kind: 'device' }, 'pro')
  expect((await read()).status).toBe(200)
})
