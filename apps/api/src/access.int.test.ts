import { readFileSync } from 'node:fs'
import type { BatchDto, PostingPage, SessionList } from '@tailorbird/contracts'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ObjectSchema } from 'yup'
import { renderAs, tailorAs } from './testing/act-as-worker.ts'
import { openBrowser, type Browser } from './testing/browser.ts'
import { listRoutes } from './testing/list-routes.ts'
import { register } from './testing/people.ts'
import { startTestApi, type TestApi } from './testing/start-test-api.ts'

const page = readFileSync(new URL('../../../docs/SECURITY.md', import.meta.url), 'utf8')
/** Calls by who may make them, as the page has them. */
const rules = [...page.matchAll(/^- \*\*(.+):\*\* (`(?:GET|POST) \/[^]+?`)\n(?=- |\n)/gm)].map(
  ([, who = '', calls = '']) => ({
    who,
    calls: [...calls.matchAll(/`([^`]+)`/g)].map(([, call = '']) => call),
  }),
)
const callsOf = (who: string) =>
  rules.filter((rule) => rule.who.startsWith(who)).flatMap(({ calls }) => calls)

let api: TestApi
let routes: RouteOptions[]
beforeAll(async () => {
  routes = await listRoutes(async () => {
    api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
  })
})
afterAll(() => api.close())

test('docs/SECURITY.md says of every call who may make it', () => {
  const inCode = routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${String(method)} ${url}`)
  const documented = rules.flatMap(({ calls }) => calls)
  expect(documented.toSorted()).toEqual(inCode.toSorted())
})

const bodies: Record<string, object> = {
  'POST /api/auth/password': { newPassword: 'battery staple' },
  'POST /api/auth/email': { email: 'new@example.org' },
  'POST /api/auth/delete-account': {},
  'PATCH /api/resume/:resumeId': { acceptedChanges: [] },
  'PATCH /api/postings/:postingId': { note: 'mine' },
}
function send(browser: Browser, call: string, ids: Record<string, string>): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const filled = path.replace(/:(\w+)/g, (_param, name: string) => ids[name] ?? `no-${name}`)
  const body = bodies[call]
  if (method === 'GET') return browser.get(filled)
  if (method === 'DELETE') return browser.delete(filled)
  return method === 'PATCH' ? browser.patch(filled, body) : browser.post(filled, body)
}

test.each(callsOf('The signed-in user'))('%s is for who is signed in', async (call) => {
  const visitor = await openBrowser(api.url)
  const answer = await send(visitor, call, { sessionId: crypto.randomUUID() })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'not_signed_in' })
})

/** Somebody who has one of everything. */
async function openFullHouse() {
  const { browser, user } = await register(api.url)
  const jobs = [{ jobDescription: 'Gardener' }]
  const body = { originalContent: '# Ada Reyes', mode: 'batch', jobs }
  const batch = (await (await browser.post('/api/jobs', body)).json()) as BatchDto
  const jobId = batch.jobs[0]?.id ?? ''
  const resumeId = await tailorAs(api.db, jobId)
  await renderAs(api.db, resumeId)
  const skills = await browser.post('/api/confirmed-skills', { skill: 'Grafting' })
  const {
    skills: [skill],
  } = (await skills.json()) as { skills: { id: string }[] }
  await browser.post('/api/postings', { postings: [{ text: 'Gardener at the Reyes garden' }] })
  const {
    postings: [posting],
  } = (await (await browser.get('/api/postings')).json()) as PostingPage
  const {
    sessions: [session],
  } = (await (await browser.get('/api/auth/sessions')).json()) as SessionList
  const payment = `pi_${user.id}`
  await api.db
    .insertInto('payments')
    .values({
      owner_id: user.id,
      user_id: user.id,
      plan_id: 'basic',
      amount: '10',
      payment_method: 'card',
      stripe_payment_intent_id: payment,
    })
    .execute()
  const ids = {
    batchId: batch.batchId,
    jobId,
    postingId: posting?.id ?? '',
    resumeId,
    skillId: skill?.id ?? '',
    ownTextId: skill?.id ?? '',
    sessionId: session?.id ?? '',
    id: payment,
  }
  return { browser, user, ids }
}
/** All rows of somebody. */
async function readRows(ownerId: string) {
  const owned = ['jobs', 'batches', 'resumes', 'own_texts', 'postings', 'payments'] as const
  const rows = await Promise.all([
    ...owned.map((table) =>
      api.db.selectFrom(table).selectAll().where('owner_id', '=', ownerId).execute(),
    ),
    api.db.selectFrom('user_sessions').selectAll().where('user_id', '=', ownerId).execute(),
    api.db.selectFrom('users').selectAll().where('id', '=', ownerId).execute(),
  ])
  for (const found of rows) expect(found).not.toEqual([])
  return rows
}
const withId = rules.flatMap(({ calls }) => calls).filter((call) => call.includes('/:'))

test.each([
  ['a visitor', () => openBrowser(api.url)],
  ['another user', async () => (await register(api.url)).browser],
])('to %s nothing of somebody else is there, to read or to change', async (_who, open) => {
  const { browser, user, ids } = await openFullHouse()
  for (const call of withId.filter((one) => one.startsWith('GET'))) {
    const answer = await send(browser, call, ids)
    expect({ call, status: answer.status }).toEqual({ call, status: 200 })
    await answer.arrayBuffer()
  }
  const before = await readRows(user.id)

  const stranger = await open()
  for (const call of withId) {
    const answer = await send(stranger, call, ids)
    // What is not there is deleted already.
    const expected = call.startsWith('DELETE') ? [204, 401, 404] : [404]
    expect({ call, status: answer.status, fits: expected.includes(answer.status) }).toMatchObject({
      call,
      fits: true,
    })
    expect(await answer.text()).not.toMatch(/Ada|Reyes|Gardener|Grafting/)
  }
  expect(await readRows(user.id)).toEqual(before)
})

test('a call that has a body takes the fields of its schema and no others', () => {
  const bodySchemas = routes.flatMap(({ schema }) => (schema?.body as ObjectSchema<object>) ?? [])
  expect(bodySchemas.length).toBeGreaterThan(10)
  for (const { fields, spec } of bodySchemas)
    expect({ fields: Object.keys(fields), noUnknown: spec.noUnknown }).toMatchObject({
      noUnknown: true,
    })
})

/** Files, and what has nothing to say but whether it worked. */
const NO_JSON = /\/(markdown|original|pdf|archive|export)$|^\/health\/|^\/api\/(login|callback)$/
test('answers in JSON have the fields of their schema and no others', () => {
  const reading = routes.filter(({ method, url }) => method === 'GET' && !NO_JSON.test(url))
  expect(reading.length).toBeGreaterThan(5)
  for (const { url, schema } of reading)
    expect({ url, answers: Object.keys(schema?.response ?? {}) }).toEqual({ url, answers: ['200'] })
})
