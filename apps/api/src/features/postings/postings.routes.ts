import { checkPostings, checkedPostings, MAX_TAILOR_BODY_BYTES } from '@tailorbird/contracts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { workKey } from '../../texts/work-key.ts'

/** Says of postings, before anything is made of them, whether a resume can be scored against them. Nothing is stored. */
export function postingsRoutes(instance: FastifyInstance, { texts }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.post(
    '/api/postings/check',
    {
      bodyLimit: MAX_TAILOR_BODY_BYTES,
      schema: { body: checkPostings, response: { 200: checkedPostings } },
    },
    (request) => texts.run('checkPostings', request.body.postings, { key: workKey(request) }),
  )
}
