import { DONATION_PREFIX, nameBoughtPlan, PRODUCT_NAME } from '@tailorbird/contracts'
import { noteReceiptSent, readUnsentReceipt, type Receipt } from '@tailorbird/db'
import type { Parts } from '../parts.ts'
import type { Letter } from './letter.ts'

/** Sends a payment's receipt, once, where mail is set up. */
export async function enqueueReceipt(
  { producer, mailer }: Pick<Parts, 'producer' | 'mailer'>,
  paymentId: string,
): Promise<void> {
  if (!mailer) return
  await producer.enqueue('send-mail', { kind: 'receipt', about: paymentId, nonce: paymentId })
}

/**
 * Writes the receipt of a payment, to the user or to the address that a visitor has told the payment
 * provider, which we ask for now and do not keep.
 * @returns undefined when it was sent already, or nobody has told an address
 */
export async function writeReceipt(
  { db, config, payments }: Pick<Parts, 'db' | 'config' | 'payments'>,
  paymentId: string,
): Promise<Letter | undefined> {
  const receipt = await readUnsentReceipt(db, paymentId)
  if (!receipt) return undefined
  const to = receipt.email ?? (await findPayer(payments, receipt))
  if (to === undefined) return undefined
  return {
    to,
    subject: `Your receipt from ${PRODUCT_NAME}`,
    text: [
      receipt.planId.startsWith(DONATION_PREFIX)
        ? `Thank you for your donation. It helps keep ${PRODUCT_NAME} running and improving.`
        : 'Thank you for your purchase.',
      describe(receipt),
      `Keep the reference: with it we find your payment when you write to ${config.CONTACT_EMAIL}.`,
      ...(receipt.email === null
        ? [
            `You paid without an account. To keep what you bought, sign in or register: ${new URL('/register', config.publicUrl).href}`,
          ]
        : []),
    ].join('\n\n'),
    sent: () => noteReceiptSent(db, paymentId),
  }
}

function findPayer(
  payments: Parts['payments'],
  { intentId }: Receipt,
): Promise<string | undefined> | undefined {
  return intentId === null ? undefined : payments?.findPayerEmail(intentId)
}

function describe({ planId, amount, date, reference }: Receipt): string {
  const what = planId.startsWith(DONATION_PREFIX) ? 'Donation' : nameBoughtPlan(planId)
  return [
    `What:      ${what}`,
    `Amount:    $${amount.toFixed(2)} (US dollars)`,
    `Date:      ${date.toISOString().slice(0, 10)}`,
    `Reference: ${reference}`,
  ].join('\n')
}
