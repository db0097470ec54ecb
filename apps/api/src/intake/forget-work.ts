import type { DeletedWork } from '@tailorbird/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Parts } from '../parts.ts'

/**
 * Takes out of the queues what nothing would come of, because its rows are gone, and has open orders ended.
 * When a queue is away, the worker finds that out.
 */
export async function forgetWork(
  { producer }: Pick<Parts, 'producer'>,
  log: FastifyBaseLogger,
  work: DeletedWork,
): Promise<void> {
  try {
    await producer.forget('tailor-resume', work.jobs)
    await producer.forget('render-pdf', work.pdfs)
    if (work.hasOpenOrders) await producer.enqueue('reconcile-payments', {}, { again: true })
  } catch (error) {
    log.warn({ err: error }, 'deleted work is still in a queue')
  }
}
