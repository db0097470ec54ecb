import { checkDisk, pingDatabase } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'

const READY_WITHIN_MS = 3000

/** What load balancers and compose ask: does this process run, and can it serve. */
export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/health/live', () => ({ status: 'ok' }))

  app.get('/health/ready', async (request, reply) => {
    const [database, disk, queue] = await Promise.all([
      isAnswering(pingDatabase(parts.db)),
      isAnswering(checkDisk(parts.db)),
      isAnswering(parts.producer.ping()),
    ])
    const ready = database && disk && queue
    if (!ready) request.log.warn({ database, disk, queue }, 'not ready')
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', database, disk, queue })
  })
}

async function isAnswering(asked: Promise<void>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), READY_WITHIN_MS)
  asked.then(
    () => resolve(true),
    () => resolve(false),
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
