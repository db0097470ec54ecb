import { applyPaymentNews } from '@tailorbird/db'
import type { Payments } from '@tailorbird/payments'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import { limitForged } from './limit-forged.ts'
import { logNews } from './log-news.ts'

interface WebhookParts extends Pick<Parts, 'db' | 'producer'> {
  config: Pick<Parts['config'], 'SMTP_URL'>
}

/** OPERATIONS.md says what to do. */
const UNOWNED = 'paid after its owner deleted all: refund it by hand'
/** Events are a few kB long. */
const BODY_BYTES = 128 * 1024

/**
 * What the payment provider tells. Its signature is its only proof: no cookie, no origin. Whatever is
 * not answered with 2xx comes again, for days.
 */
export function webhookRoutes(
  instance: FastifyInstance,
  { db, config, producer }: WebhookParts,
  payments: () => Payments,
): void {
  void instance.register(async (app) => {
    // The signature is over the bytes as they came: for this route alone nothing reads them before.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (request: FastifyRequest) => request.readBytes())
    app.setErrorHandler(limitForged())
    app.post<{ Body: Buffer | undefined }>(
      '/api/webhooks/stripe',
      { bodyLimit: BODY_BYTES, config: { signed: true } },
      async (request, reply) => {
        const { 'stripe-signature': signature } = request.headers
        const news = payments().readEvent(
          request.body ?? Buffer.alloc(0),
          typeof signature === 'string' ? signature : undefined,
        )
        if (!news) return reply.code(200).send({ received: true })
        const applied = await applyPaymentNews(db, news)
        logNews(request.log, news, applied, Boolean(config.SMTP_URL))
        if (
          applied.outcome === 'applied' &&
          applied.isUnowned &&
          applied.isChanged &&
          applied.status === 'succeeded'
        ) {
          request.log.warn({ paymentId: applied.paymentId }, UNOWNED)
        }
        if (applied.outcome === 'applied' && applied.receiptDue && config.SMTP_URL) {
          const { paymentId } = applied
          await producer.enqueue('send-mail', {
            kind: 'receipt',
            about: paymentId,
            nonce: paymentId,
          })
        }
        return reply.code(200).send({ received: true })
      },
    )
    await Promise.resolve()
  })
}
