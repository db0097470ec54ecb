import type { BatchDto } from '@tailorbird/contracts'
import { audit } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { logIn, PASSWORD, register, signInElsewhere } from '../../testing/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

test('an account goes with all that it has, and what was paid stays without a name', async () => {
  const person = await register(api.url)
  const { browser, user } = person
  const other = await signInElsewhere(api.url, person)
  const jobs = [{ jobDescription: 'Gardener' }]
  const accepted = await browser.post('/api/jobs', {
    originalContent: '# Ada',
    mode: 'queue',
    jobs,
  })
  const [job] = ((await accepted.json()) as BatchDto).jobs
  const payload = { jobId: job?.id ?? '', attempt: 1, requestId: 'r' }
  expect(await api.producer.readState('tailor-resume', payload)).toBe('pending')
  const { id: payment } = await api.db
    .insertInto('payments')
    .values({
      owner_id: user.id,
      user_id: user.id,
      plan_id: 'basic',
      amount: '10',
      payment_method: 'card',
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const answer = await browser.post('/api/auth/delete-account', { currentPassword: PASSWORD })
  expect(answer.status).toBe(204)
  expect(browser.cookie()).not.toMatch(/session|signed_in/)
  for (const one of [browser, other]) expect((await one.get('/api/auth/me')).status).toBe(401)
  expect((await logIn(browser, user.email)).status).toBe(401)
  expect(await api.producer.readState('tailor-resume', payload)).toBe('unknown')
  for (const table of ['jobs', 'batches', 'user_sessions', 'known_devices', 'users'] as const)
    expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([])
  const kept = await api.db.selectFrom('payments').selectAll().where('id', '=', payment).execute()
  expect(kept).toEqual([
    expect.objectContaining({ owner_id: null, user_id: null, amount: '10.00' }),
  ])
  expect(await audit(api.db)).toEqual([])
})

test('the address is free again, and the browser goes on as a visitor', async () => {
  const { browser, user } = await register(api.url)
  await browser.post('/api/auth/delete-account', { currentPassword: PASSWORD })
  const { username, email } = user
  const again = await browser.post('/api/auth/register', { username, email, password: PASSWORD })
  expect(again.status).toBe(200)
})

test('nothing is deleted without the right password', async () => {
  const { browser } = await register(api.url)
  for (const currentPassword of ['wrong one', undefined]) {
    const answer = await browser.post('/api/auth/delete-account', { currentPassword })
    expect(answer.status).toBe(401)
  }
  expect((await browser.get('/api/auth/me')).status).toBe(200)
})
