import { checkDisk, isWorkFlowing, pingDatabase } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'

const READY_WITHIN_MS = 3000
/** However many ask: looking has the database write. */
const KEPT_MS = 1000

/** What load balancers and compose ask: does this process run, and can it serve. */
export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/health/live', () => ({ status: 'ok' }))

  let last: { health: ReturnType<typeof look>; until: number } | undefined
  app.get('/health/ready', async (_request, reply) => {
    if (!last || last.until < performance.now())
      last = { health: look(parts), until: performance.now() + KEPT_MS }
    const health = await last.health
    return reply.code(health.status === 'ok' ? 200 : 503).send(health)
  })
}

async function look({ db, producer, log }: Parts) {
  const [database, disk, queue, work] = await Promise.all([
    isSo(isAnswering(pingDatabase(db))),
    isSo(isAnswering(checkDisk(db))),
    isSo(isAnswering(producer.ping())),
    isSo(isWorkFlowing(db)),
  ])
  const ready = database && disk && queue && work
  if (!ready) log.warn({ database, disk, queue, work }, 'not ready')
  return { status: ready ? 'ok' : 'unavailable', database, disk, queue, work }
}

async function isAnswering(asked: Promise<void>): Promise<boolean> {
  await asked
  return true
}

/** What fails, or takes too long, is not so. */
async function isSo(asked: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), READY_WITHIN_MS)
  asked.then(resolve, () => resolve(false))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
