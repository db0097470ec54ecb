import type { PaymentNews } from '@tailorbird/contracts'
import {
  applyPaymentNews,
  listPaymentsToCheck,
  noteChecked,
  type PaymentToCheck,
} from '@tailorbird/db'
import type { Payments } from '@tailorbird/payments'
import type { JobContext } from '@tailorbird/queue'
import type { Parts } from '../parts.ts'
import { enqueueReceipt } from './receipt.ts'

/** Most orders in one run: the next one goes on with the others. */
const ORDERS = 500
/** After so many failures in a row the provider is away, and the run is tried again later. */
const FAILURES = 3

/** Asks the payment provider about orders whose webhooks may have been lost. Twice at once is harmless. */
export async function reconcilePayments(
  parts: Pick<Parts, 'db' | 'payments' | 'producer' | 'mailer'>,
  { log, signal }: Pick<JobContext<'reconcile-payments'>, 'log' | 'signal'>,
): Promise<void> {
  const { db, payments } = parts
  if (!payments) return
  const orders = await listPaymentsToCheck(db, ORDERS)
  let changed = 0
  let failures = 0
  for (const order of orders) {
    signal.throwIfAborted()
    try {
      if (await reconcile({ ...parts, log }, payments, order)) changed += 1
      failures = 0
    } catch (error) {
      failures += 1
      // One order that can't be asked about may not keep the others from it.
      log.warn({ err: error, paymentId: order.id }, 'payment not reconciled')
      if (failures === FAILURES) throw error
    }
    await noteChecked(db, order.id)
  }
  log.info({ orders: orders.length, changed }, 'payments reconciled')
}

/** @returns whether something had been missed */
async function reconcile(
  parts: Telling,
  payments: Payments,
  order: PaymentToCheck,
): Promise<boolean> {
  const known = await payments.readPayment(order)
  const told = await tell(parts, { facts: {}, ...known, orderId: order.id })
  if (!order.abandoned || !told.isOpen) return told.isChanged
  const intentId = order.intentId ?? known?.intentId
  if (known && intentId !== undefined) await payments.cancelIntent(intentId)
  const at = Math.floor(Date.now() / 1000)
  await tell(parts, { orderId: order.id, facts: { attempt: { state: 'canceled', at } } })
  return true
}

interface Telling extends Pick<Parts, 'db' | 'producer' | 'mailer'> {
  log: JobContext<'reconcile-payments'>['log']
}

async function tell(
  parts: Telling,
  news: PaymentNews,
): Promise<{ isChanged: boolean; isOpen: boolean }> {
  const applied = await applyPaymentNews(parts.db, news)
  if (applied.outcome !== 'applied') {
    parts.log.error({ ...applied, paymentId: news.orderId }, 'the provider contradicts an order')
    return { isChanged: false, isOpen: false }
  }
  const { isChanged, receiptDue, status, paymentId, entitlement } = applied
  if (isChanged && entitlement) {
    const { isNew, ...left } = entitlement
    parts.log.info({ paymentId, ...left }, isNew ? 'entitlement granted' : 'entitlement changed')
  }
  if (isChanged && applied.isUnowned && status === 'succeeded') {
    parts.log.warn({ paymentId }, 'paid after its owner deleted all: refund it by hand')
  }
  if (isChanged && receiptDue) await enqueueReceipt(parts, paymentId)
  return { isChanged, isOpen: status === 'pending' || status === 'failed' }
}
