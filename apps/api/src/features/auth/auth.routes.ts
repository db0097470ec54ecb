import { authUser, credentials, registration } from '@tailorbird/contracts'
import { createUser } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { changeAccountRoutes } from './change-account.routes.ts'
import { externalRoutes } from './external/external.routes.ts'
import { forgottenPasswordRoutes } from './forgotten-password.routes.ts'
import { limitAddress } from './limit-tries.ts'
import { logIn } from './log-in.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { requireUser, showUser } from './show-user.ts'
import { signIn } from './sign-in.ts'

/** Accounts: registering, signing in and out, who is signed in, and what people change about it. */
export function authRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()
  const { db } = parts
  const answersUser = { response: { 200: authUser } }

  app.post(
    '/api/auth/register',
    { schema: { body: registration, ...answersUser } },
    async (request, reply) => {
      await limitAddress(parts, request, 'register')
      const { username, email, password } = request.body
      const { id } = await createUser(db, {
        username,
        email,
        passwordHash: await hashPassword(password),
      })
      await signIn(parts, request, reply, id)
      request.log.info({ userId: id }, 'account created')
      // What the device had bought is the account's plan.
      return showUser(await requireUser(db, request))
    },
  )

  app.post(
    '/api/auth/login',
    { schema: { body: credentials, ...answersUser } },
    async (request, reply) => showUser(await logIn(parts, request, reply, request.body)),
  )

  app.post('/api/auth/logout', async (request, reply) => {
    const { userId } = request.session
    await request.session.destroy()
    if (userId) request.log.info({ userId }, 'signed out')
    return reply.code(204).send()
  })

  app.get('/api/auth/me', { schema: answersUser }, (request) =>
    requireUser(db, request).then(showUser),
  )

  sessionsRoutes(instance, parts)
  changeAccountRoutes(instance, parts)
  forgottenPasswordRoutes(instance, parts)
  externalRoutes(instance, parts)
}
