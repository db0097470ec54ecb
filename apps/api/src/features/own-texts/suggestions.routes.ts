import {
  answerSuggestion,
  CodedError,
  listSuggestions,
  MAX_OWN_TEXTS,
  openSuggestions,
} from '@tailorbird/contracts'
import { answerForAll, listOpenSuggestions, readWantsSuggestions } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

const FULL = `As many of your words are kept as there may be: ${MAX_OWN_TEXTS.toLocaleString('en')}. Take some back first.`

/** Suggestions that wait in the asking owner's results: each is asked once, and answered for all of them. */
export function suggestionsRoutes(instance: FastifyInstance, { db }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get(
    '/api/suggestions',
    { schema: { querystring: listSuggestions, response: { 200: openSuggestions } } },
    async ({ owner, query }) =>
      (await readWantsSuggestions(db, owner.id))
        ? listOpenSuggestions(db, owner.id, query.batchId)
        : { suggestions: [], total: 0 },
  )

  app.post('/api/suggestions', { schema: { body: answerSuggestion } }, async (request, reply) => {
    const { resumeId, ...answer } = request.body
    const outcome = await answerForAll(db, request.owner.id, resumeId, {
      ...answer,
      text: answer.text?.normalize('NFC'),
    })
    if (outcome === 'gone') throw new CodedError('not_found')
    if (outcome === 'full')
      throw new CodedError('invalid_input', { fields: [{ path: 'answer', message: FULL }] })
    request.log.info({ resumeId, answer: answer.answer }, 'suggestion answered')
    return reply.code(204).send()
  })
}
