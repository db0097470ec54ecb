import { CodedError } from '@tailorbird/contracts'
import type { FastifyInstance } from 'fastify'

/** Who is signed in. */
export function accountRoutes(app: FastifyInstance): void {
  app.get('/api/auth/me', () => {
    throw new CodedError('not_signed_in')
  })
}
