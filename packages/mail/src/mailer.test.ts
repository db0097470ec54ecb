import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer, MailRefusedError, type Mailer } from './mailer.ts'
import { startMailServer, type MailServer } from './testing/mail-server.ts'

let server: MailServer
let mailer: Mailer
beforeAll(async () => {
  server = await startMailServer()
  mailer = createMailer(server.url, 'support@resumes.example.org')
})
afterAll(async () => {
  mailer.close()
  await server.close()
})

const letter = { to: 'ada@example.org', subject: 'Grüße', text: 'Line one.\n\nLine two, with ü.' }

test('a letter is plain text, from the product', async () => {
  await mailer.send(letter)
  const { raw, to, text } = server.received.at(-1) ?? { raw: '', to: [], text: '' }
  expect(to).toEqual(['ada@example.org'])
  expect(raw).toMatch(/^From: Tailorbird <support@resumes\.example\.org>/m)
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(text).toContain('Line one.')
})

test.each([
  ['a list of addresses', { to: 'ada@example.org, eve@example.org' }],
  ['a line break in the address', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
  ['a line break in the subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
])('%s reaches nobody else', async (_what, trick) => {
  const before = server.received.length
  await mailer.send({ ...letter, ...trick }).catch(() => undefined)
  const sent = server.received.slice(before)
  for (const { to, raw } of sent) {
    expect(to).not.toContain('eve@example.org')
    expect(raw).not.toMatch(/^Bcc:/im)
  }
  expect(sent.length).toBeLessThanOrEqual(1)
})

test.each([
  [550, true],
  [451, false],
])('a reply of %i is for good: %s', async (reply, forGood) => {
  server.answer({ reply })
  const error = await mailer.send(letter).catch((reason: unknown) => reason)
  server.answer(null)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof MailRefusedError).toBe(forGood)
})

test('a server that is away may be back later', async () => {
  const gone = await startMailServer()
  await gone.close()
  const nobody = createMailer(gone.url, 'support@resumes.example.org')
  const error = await nobody.send(letter).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'ESOCKET' })
  expect(error).not.toBeInstanceOf(MailRefusedError)
})
