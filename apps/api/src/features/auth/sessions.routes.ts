import { CodedError, sessionList, uuid } from '@tailorbird/contracts'
import { endSessions, listSessions } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

const idParams = object({ sessionId: uuid.required() })

/** Where a user is signed in. */
export function sessionsRoutes(instance: FastifyInstance, { db }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get(
    '/api/auth/sessions',
    { schema: { response: { 200: sessionList } } },
    async ({ session: { userId, rowId } }, reply) => {
      if (!userId) throw new CodedError('not_signed_in')
      const sessions = await listSessions(db, userId)
      return reply.send({
        sessions: sessions.map((one) => ({ ...one, current: one.id === rowId })),
      })
    },
  )

  app.delete(
    '/api/auth/sessions/:sessionId',
    { schema: { params: idParams } },
    async ({ session, params: { sessionId }, log }, reply) => {
      if (!session.userId) throw new CodedError('not_signed_in')
      if ((await endSessions(db, session.userId, sessionId)) === 0)
        throw new CodedError('not_found')
      log.info({ userId: session.userId, sessionId }, 'session ended')
      // Its cookies go with it.
      if (sessionId === session.rowId) await session.destroy()
      return reply.code(204).send()
    },
  )

  app.post('/api/auth/logout-everywhere', async ({ session, log }, reply) => {
    if (!session.userId) throw new CodedError('not_signed_in')
    const { userId } = session
    log.info({ userId, count: await endSessions(db, userId) }, 'all sessions ended')
    await session.destroy()
    return reply.code(204).send()
  })
}
