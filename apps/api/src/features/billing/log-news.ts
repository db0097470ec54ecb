import type { PaymentNews } from '@tailorbird/contracts'
import type { AppliedNews } from '@tailorbird/db'
import type { FastifyBaseLogger } from 'fastify'

/** Says what became of a webhook, by ids and codes alone. @param sendsMail whether a receipt can go out */
export function logNews(
  log: FastifyBaseLogger,
  { declineCode }: PaymentNews,
  applied: AppliedNews,
  sendsMail: boolean,
): void {
  if (applied.outcome === 'mismatch') {
    const { paymentId, differs } = applied
    log.error({ paymentId, differs }, 'webhook contradicts its order')
    return
  }
  if (applied.outcome === 'unknown') {
    log.info(applied, 'webhook')
    return
  }
  const { receiptDue, entitlement, ...told } = applied
  log.info({ ...told, declineCode, ...(sendsMail && { receiptDue }) }, 'webhook')
  if (!entitlement) return
  const { isNew, ...left } = entitlement
  const { paymentId } = applied
  log.info({ paymentId, ...left }, isNew ? 'entitlement granted' : 'entitlement changed')
}
