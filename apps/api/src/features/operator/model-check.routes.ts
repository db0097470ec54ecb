import { newestModelCheck, type ModelCheck } from '@tailorbird/contracts'
import { readModelCheck, startModelCheck } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import { tooOften } from '../../plugins/too-often.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { confirmOperator } from './confirm-operator.ts'

const HOUR_MS = 3_600_000
/** Checks in an hour: each costs 15,000 tokens or more. */
const MAX_CHECKS = 20

const isUnderWay = ({ state }: ModelCheck) => state === 'waiting' || state === 'running'

/** The operator's test of the AI service. A worker does it: nothing here knows a model. */
export function modelCheckRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()
  const { db, countHits } = parts
  const url = '/api/operator/model-check'
  // Before anything of the request is read.
  const onRequest = (request: Parameters<typeof confirmOperator>[1]) =>
    confirmOperator(parts, request)

  app.get(url, { onRequest, schema: { response: { 200: newestModelCheck } } }, async () => ({
    check: await readModelCheck(db),
  }))

  app.post(
    url,
    { onRequest, schema: { response: { 202: newestModelCheck } } },
    async (request, reply) => {
      const newest = await readModelCheck(db)
      if (newest && isUnderWay(newest)) return reply.code(202).send({ check: newest })
      const started = await countHits('operator-checks', HOUR_MS)
      if (started.count > MAX_CHECKS) throw tooOften(started.endsInMs)
      const check = await startModelCheck(db)
      request.log.info({ checkId: check?.id }, 'check of the AI service asked for')
      return reply.code(202).send({ check })
    },
  )
}
