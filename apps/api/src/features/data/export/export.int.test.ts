import type { BatchDto } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PDF, renderAs, tailorAs } from '../../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../../testing/browser.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

interface Exported {
  owner: { id: string; kind: string } | null
  account: object | null
  sessions: object[]
  ownTexts: object[]
  payments: object[]
  purchases: object[]
  ledger: { kind: string }[]
  resumes: { id: string; file: string; originalContent: string; tailoredContent: string }[]
  batches: { originalContent: string }[]
  jobs: { status: string; jobDescription: string }[]
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

async function takeAlong(browser: Browser) {
  const answer = await browser.get('/api/data/export')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="?your-data-[\d-]+\.zip"?$/,
  )
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  const text = String(files.get('data.json'))
  return { files, text, data: JSON.parse(text) as Exported }
}

async function submit(browser: Browser, count: number): Promise<string[]> {
  const jobs = Array.from({ length: count }, () => ({
    jobDescription: 'Gardener\nOrchard House\n\nRequirements:\n- Pruning',
  }))
  const body = { originalContent: '# Ada Reyes\n\nthe original', mode: 'batch', jobs }
  const answer = await browser.post('/api/jobs', body)
  return ((await answer.json()) as BatchDto).jobs.map(({ id }) => id)
}

test('holds all that a visitor has stored, and nothing of anybody else', async () => {
  const [browser, stranger] = [await openBrowser(api.url), await openBrowser(api.url)]
  const [first = '', second = ''] = await submit(browser, 3)
  const [strangers = ''] = await submit(stranger, 1)
  await renderAs(api.db, await tailorAs(api.db, strangers, 'Somebody Else'))
  const firstId = await tailorAs(api.db, first)
  await renderAs(api.db, firstId)
  await renderAs(api.db, firstId, 'a4')
  await tailorAs(api.db, second, 'Ada B. Reyes')
  await browser.post('/api/confirmed-skills', { skill: 'Grafting' })

  const { files, data, text } = await takeAlong(browser)
  expect([...files.keys()]).toEqual([
    'data.json',
    'resumes/Orchard House - Gardener.md',
    'originals/Orchard House - Gardener.md',
    'pdfs/Orchard House - Gardener (classic, a4).pdf',
    'pdfs/Orchard House - Gardener.pdf',
    'resumes/Orchard House - Gardener (2).md',
    'originals/Orchard House - Gardener (2).md',
  ])
  expect(String(files.get('resumes/Orchard House - Gardener (2).md'))).toBe('# Ada B. Reyes\n')
  expect(String(files.get('originals/Orchard House - Gardener.md'))).toContain('the original')
  expect(files.get('pdfs/Orchard House - Gardener.pdf')).toEqual(PDF)
  expect(data).toMatchObject({
    owner: { kind: 'device', generations: { used: 2, reserved: 1 } },
    account: null,
    ownTexts: [{ kind: 'skill', text: 'Grafting' }],
    resumes: [{ id: firstId, tailoredContent: '# Ada Reyes\n' }, {}],
    batches: [{ originalContent: '# Ada Reyes\n\nthe original' }],
  })
  expect(data.jobs.map(({ status }) => status)).toEqual(['done', 'processing', 'queued'])
  expect(data.ledger.map(({ kind }) => kind).toSorted()).toEqual([
    'reserve',
    'reserve',
    'reserve',
    'settle',
    'settle',
  ])
  expect(text).not.toContain('Somebody')
})

test('of an account it holds sign-ins and payments too, and nothing that opens a door', async () => {
  const browser = await openBrowser(api.url)
  const account = { username: 'ada', email: 'ada@example.org', password: 'a long password' }
  const { id } = (await (await browser.post('/api/auth/register', account)).json()) as {
    id: string
  }
  const payment = await api.db
    .insertInto('payments')
    .values({
      owner_id: id,
      user_id: id,
      plan_id: 'basic',
      amount: '10',
      payment_method: 'card',
      payment_status: 'succeeded',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('entitlements')
    .values({ payment_id: payment.id, owner_id: id, generations: 5 })
    .execute()
  const { data, text } = await takeAlong(browser)
  expect(data).toMatchObject({
    owner: { kind: 'user' },
    account: { username: 'ada', email: 'ada@example.org' },
    sessions: [{}],
    payments: [{ reference: payment.id, planId: 'basic', amount: '10.00' }],
    purchases: [{ payment: payment.id, generations: 5 }],
    resumes: [],
  })
  const { password } = await api.db
    .selectFrom('users')
    .select('password')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { session_token: token } = await api.db
    .selectFrom('user_sessions')
    .select('session_token')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  for (const secret of [password, token]) expect(text).not.toContain(secret)
  expect(api.logLines.join('')).not.toContain('ada@example.org')
})

test('who has stored nothing gets a list of nothing', async () => {
  const { files, data } = await takeAlong(await openBrowser(api.url))
  expect([...files.keys()]).toEqual(['data.json'])
  expect(data).toMatchObject({ owner: null, resumes: [], jobs: [] })
})
