import { accountDeletion, authUser, emailChange, passwordChange } from '@tailorbird/contracts'
import { changeEmail, changePassword, deleteAccount } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import { forgetWork } from '../../intake/forget-work.ts'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { confirmPerson, wrongPassword } from './confirm-person.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { showUser } from './show-user.ts'

/** What people change about their account. */
export function changeAccountRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()
  const { db } = parts

  app.post('/api/auth/password', { schema: { body: passwordChange } }, async (request, reply) => {
    const { currentPassword, newPassword } = request.body
    const user = await confirmPerson(parts, request, currentPassword)
    const { id } = user
    const kept = request.session.rowId ?? null
    // Of several at once one is first; to the others what they sent is an old password.
    if (!(await changePassword(db, id, await hashPassword(newPassword), kept, user)))
      throw wrongPassword()
    request.log.info({ userId: id }, 'password changed')
    return reply.code(204).send()
  })

  app.post(
    '/api/auth/email',
    { schema: { body: emailChange, response: { 200: authUser } } },
    async (request, reply) => {
      const user = await confirmPerson(parts, request, request.body.currentPassword)
      const email = request.body.email
      await changeEmail(db, user.id, email)
      request.log.info({ userId: user.id }, 'email changed')
      return reply.send(showUser({ ...user, email }))
    },
  )

  app.post(
    '/api/auth/delete-account',
    { schema: { body: accountDeletion } },
    async (request, reply) => {
      const { id } = await confirmPerson(parts, request, request.body.currentPassword)
      await forgetWork(parts, request.log, await deleteAccount(db, id))
      await request.session.destroy()
      request.log.info({ userId: id }, 'account deleted')
      return reply.code(204).send()
    },
  )
}
