import { randomUUID } from 'node:crypto'
import { applyPaymentNews, nameOrder, placeOrder } from '@tailorbird/db'
import { startStripeServer, type StripeServer } from '@tailorbird/fakes'
import { createMailer, type Mailer } from '@tailorbird/mail'
import { startMailServer, type MailServer } from '@tailorbird/mail/testing'
import { createPayments, type Payments } from '@tailorbird/payments'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openTestParts, type TestParts } from '../testing/start-test-worker.ts'
import { sendMail } from './send-mail.ts'

let parts: TestParts
let stripe: StripeServer
let payments: Payments
let letters: MailServer
let mailer: Mailer
beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  stripe = await startStripeServer()
  payments = createPayments({ secretKey: stripe.secretKey, apiUrl: stripe.url })
  letters = await startMailServer()
  mailer = createMailer(letters.url, 'support@tailorbird.example')
})
afterAll(async () => {
  mailer.close()
  await letters.close()
  await stripe.close()
  await parts.close()
})
beforeEach(() => letters.answer(null))

async function donate(owner: { id: string; kind: 'device' | 'user' }): Promise<string> {
  const donation = { planId: 'donation-25', amount: 25 }
  const { id } = await placeOrder(parts.db, owner, { ...donation, method: 'checkout' })
  const urls = { success: 'http://localhost/', cancel: 'http://localhost/' }
  const { sessionId } = await payments.createDonationCheckout({ id, ...donation }, urls)
  await nameOrder(parts.db, id, { sessionId })
  stripe.paySession(sessionId)
  const intentId = stripe.sessions.get(sessionId)?.payment_intent as string
  await applyPaymentNews(parts.db, { orderId: id, intentId, facts: { paid: true } })
  return id
}

const send = (about: string) =>
  sendMail(
    { ...parts, mailer, payments },
    { payload: { kind: 'receipt', about, nonce: about }, log: parts.log },
  )
const lettersAbout = (id: string) => letters.received.filter(({ text }) => text.includes(id))

test('a visitor’s receipt goes to the address that the provider was told, once', async () => {
  const id = await donate({ id: randomUUID(), kind: 'device' })
  await send(id)
  await send(id)
  const [letter, ...more] = lettersAbout(id)
  expect(more).toEqual([])
  expect(letter?.to).toEqual(['visitor@example.org'])
  expect(letter?.text).toContain('Thank you for your donation')
  expect(letter?.text).toContain('Amount:    $25.00')
  expect(letter?.text).toContain('when you write to contact@example.org.')
  expect(letter?.text).toContain('/register')
  expect(parts.logLines.join('')).not.toContain('visitor@example.org')
})

test('a user’s receipt goes to the user', async () => {
  const { db } = parts
  const user = { id: randomUUID(), kind: 'user' as const }
  await db.insertInto('owners').values(user).execute()
  await db
    .insertInto('users')
    .values({ id: user.id, username: 'Ada', email: 'ada@example.org', password: 'x' })
    .execute()
  const id = await donate(user)
  await send(id)
  const [letter] = lettersAbout(id)
  expect(letter?.to).toEqual(['ada@example.org'])
  expect(letter?.text).not.toContain('/register')
})

test('a receipt that the mail server did not take is sent later', async () => {
  const id = await donate({ id: randomUUID(), kind: 'device' })
  letters.answer({ reply: 451 })
  await expect(send(id)).rejects.toMatchObject({ responseCode: 451 })
  letters.answer(null)
  await send(id)
  expect(lettersAbout(id)).toHaveLength(1)
})

test('what is not paid, or whose payer is unknown, has no receipt', async () => {
  const { db } = parts
  const owner = { id: randomUUID(), kind: 'device' as const }
  const { id } = await placeOrder(db, owner, { planId: 'basic', amount: 10, method: 'card' })
  await send(id)
  const { intentId } = await payments.createIntent({ id, planId: 'basic', amount: 10 })
  stripe.confirm(intentId)
  await applyPaymentNews(db, { orderId: id, intentId, facts: { paid: true } })
  await send(id)
  expect(lettersAbout(id)).toEqual([])
})
