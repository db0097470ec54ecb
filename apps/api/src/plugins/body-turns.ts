import { CodedError } from '@tailorbird/contracts'
import { createTurns } from '@tailorbird/threads'
import plugin from 'fastify-plugin'
import { workKey } from '../texts/work-key.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** While a large body of it is worked on. */
    endTurn: (() => void) | undefined
  }
}

/** Smaller ones cost a few milliseconds. */
const SMALL_BYTES = 64 * 1024
/** More than a browser sends at once. */
const MOST_WAITING = 20
/** What takes longer waits for a line or a model. */
const MOST_REST_MS = 1000

/**
 * Lets the large bodies of one sender come one after the other: working on them and storing them takes
 * everybody's time. A turn ends with the answer, and the sender's next one waits twice as long, so that
 * others find a core that does nothing. Too many that wait are rate_limited.
 */
export const bodyTurnsPlugin = plugin(
  async (app) => {
    app.decorateRequest('endTurn', undefined)
    const turns = createTurns(Infinity, 1, MOST_WAITING)
    // Once it is read: whoever sends slowly holds up none of their own.
    app.addHook('preValidation', async (request, reply) => {
      if ((request.heldBytes?.count ?? 0) <= SMALL_BYTES) return
      // Its sender went while it was parsed: nothing would end its turn.
      if (reply.raw.closed) return
      const gone = new AbortController()
      const leave = (): void => gone.abort(new CodedError('too_slow'))
      reply.raw.once('close', leave)
      const endTurn = await turns.take(workKey(request), gone.signal)
      const begun = performance.now()
      reply.raw.off('close', leave)
      let isOver = false
      request.endTurn = () => {
        if (isOver) return
        isOver = true
        endTurn(Math.min(MOST_REST_MS, 2 * (performance.now() - begun)))
      }
      reply.raw.once('close', request.endTurn)
    })
    // The work is done: an answer may wait for a client that does not read.
    app.addHook('onSend', async ({ endTurn }) => endTurn?.())
    await Promise.resolve()
  },
  { name: 'body-turns', dependencies: ['owner', 'json-body'] },
)
