import { randomUUID } from 'node:crypto'
import { CodedError, forgottenPassword, passwordReset } from '@tailorbird/contracts'
import { findUserByEmail, isResetTokenValid, usePasswordReset } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { limitAddress, limitLetters } from './limit-tries.ts'
import { hashPassword } from './passwords/hash-password.ts'

/** A new password by a link that comes by mail. */
export function forgottenPasswordRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()
  const { db, config, producer } = parts

  app.post(
    '/api/auth/forgot-password',
    { schema: { body: forgottenPassword } },
    async (request, reply) => {
      if (!config.SMTP_URL) throw new CodedError('mail_unavailable')
      const email = request.body.email
      await limitAddress(parts, request, 'forgot')
      await limitLetters(parts, email)
      const found = await findUserByEmail(db, email, request.deviceId)
      await producer.enqueue('send-mail', {
        kind: 'password-reset',
        // An unknown address makes the same work, of which nothing comes: the answer tells nobody who has an account.
        about: found?.user.id ?? randomUUID(),
        nonce: randomUUID(),
      })
      return reply.code(202).send()
    },
  )

  app.post(
    '/api/auth/reset-password',
    { schema: { body: passwordReset } },
    async (request, reply) => {
      const { token, password } = request.body
      await limitAddress(parts, request, 'reset')
      // Hashing costs: only for those who have a link.
      if (!(await isResetTokenValid(db, token))) throw new CodedError('token_invalid')
      const userId = await usePasswordReset(db, token, await hashPassword(password))
      request.log.info({ userId }, 'password reset')
      return reply.code(204).send()
    },
  )
}
