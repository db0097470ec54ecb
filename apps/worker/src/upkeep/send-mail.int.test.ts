import { randomUUID } from 'node:crypto'
import { createUser, isResetTokenValid, usePasswordReset } from '@tailorbird/db'
import { createMailer } from '@tailorbird/mail'
import { startMailServer, type MailServer } from '@tailorbird/mail/testing'
import { listWork } from '@tailorbird/queue/testing'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { openTestParts, type TestParts } from '../testing/start-test-worker.ts'
import { startUpkeep } from './start-upkeep.ts'

const opened = new AsyncDisposableStack()
let parts: TestParts
let server: MailServer
beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  opened.defer(parts.close)
  server = await startMailServer()
  opened.defer(server.close)
  const mailer = createMailer(server.url, 'support@resumes.example.org', 1500)
  opened.defer(() => mailer.close())
  await startUpkeep({ ...parts, mailer }, opened)
})
afterEach(() => server.answer(null))
afterAll(() => opened.disposeAsync())

let people = 0
async function newUser() {
  people += 1
  const email = `Ada.Reyes${people}@example.org`
  return createUser(parts.db, { username: `ada${people}`, email, passwordHash: 'old' })
}
const askFor = (about: string) =>
  parts.producer.enqueue('send-mail', { kind: 'password-reset', about, nonce: randomUUID() })
async function letterTo(email: string) {
  return vi.waitFor(
    () => {
      const mail = server.received.findLast(({ to }) => to.includes(email))
      if (!mail) throw new Error('nothing yet')
      return mail
    },
    { timeout: 60_000 },
  )
}
const tokenIn = (text: string) =>
  /^https:\/\/resumes\.example\.org\/reset-password#token=([\w-]{43})$/m.exec(
    text.replaceAll('\r', ''),
  )?.[1] ?? ''
const logged = () => parts.logLines.join('')

test('the letter has a link that works once', async () => {
  const user = await newUser()
  await askFor(user.id)
  const mail = await letterTo(user.email)
  expect(mail.from).toBe('support@resumes.example.org')
  expect(mail.raw).toMatch(/^From: Tailorbird <support@resumes\.example\.org>/m)
  expect(mail.raw).toMatch(/^Content-Type: text\/plain/m)
  const token = tokenIn(mail.text)
  expect(await usePasswordReset(parts.db, token, 'new')).toBe(user.id)
  await expect(usePasswordReset(parts.db, token, 'newer')).rejects.toMatchObject({
    code: 'token_invalid',
  })
  expect(logged()).toContain('mail sent')
  for (const secret of [token, user.email]) expect(logged()).not.toContain(secret)
})

test('of two letters only the younger link works', async () => {
  const user = await newUser()
  await askFor(user.id)
  const first = tokenIn((await letterTo(user.email)).text)
  await askFor(user.id)
  await vi.waitFor(async () => {
    expect(server.received.filter(({ to }) => to.includes(user.email))).toHaveLength(2)
  })
  expect(await isResetTokenValid(parts.db, first)).toBe(false)
  expect(await isResetTokenValid(parts.db, tokenIn((await letterTo(user.email)).text))).toBe(true)
})

test.each([
  ['says later', () => server.answer({ reply: 451 })],
  ['says nothing', () => server.answer('silence')],
])(
  'a server that %s is tried again, and the letter arrives',
  async (_what, fail) => {
    const user = await newUser()
    const before = server.tries()
    fail()
    await askFor(user.id)
    await vi.waitFor(() => expect(server.tries()).toBeGreaterThan(before), { timeout: 60_000 })
    server.answer(null)
    const mail = await letterTo(user.email)
    expect(await isResetTokenValid(parts.db, tokenIn(mail.text))).toBe(true)
    expect(logged()).toContain('work will be tried again')
    expect(logged()).not.toContain(user.email)
  },
  30_000,
)

test('an address that the server refuses for good is not tried again', async () => {
  const user = await newUser()
  server.answer({ reply: 550 })
  await askFor(user.id)
  await vi.waitFor(() => expect(logged()).toContain('mail refused for good'))
  expect(server.received.some(({ to }) => to.includes(user.email))).toBe(false)
  expect(logged()).not.toContain(user.email)
})

test('for an address without an account nothing goes out', async () => {
  const before = server.tries()
  await askFor(randomUUID())
  await vi.waitFor(() => expect(logged()).toContain('nothing to send'))
  expect(server.tries()).toBe(before)
})

test('the queue holds ids alone', async () => {
  const work = await listWork(parts.backend, 'send-mail')
  expect(work.length).toBeGreaterThan(3)
  expect(work.map(({ stored }) => stored).join('')).not.toMatch(/@|token|reyes/i)
})
