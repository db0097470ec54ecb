import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { workKey } from '../texts/work-key.ts'
import type { Texts } from '../texts/open-texts.ts'
import { readJson } from '../texts/read-json.ts'
import { readBytes } from './read-bytes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of its body, held until it is answered. */
    heldBytes: number
  }
}

/** So much is read in a few milliseconds, whatever it is. */
const QUICK_BYTES = 64 * 1024

interface Options {
  texts: Texts
  /** Bytes of bodies that may be held at once, of all requests together. */
  mostHeld: number
}

/**
 * Reads JSON bodies and no others: JSON is the only body that a form on another site can't send.
 * Calls without a body may name the type all the same, as many clients do.
 */
export const jsonBodyPlugin = plugin<Options>(
  async (app, { texts, mostHeld }) => {
    let held = 0
    app.decorateRequest('heldBytes', 0)
    app.addHook('onRequest', (request, reply, done) => {
      // Answered or broken off.
      reply.raw.once('close', () => (held -= request.heldBytes))
      done()
    })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      async (request: FastifyRequest, payload: IncomingMessage) => {
        const hold = (bytes: number): boolean => {
          request.heldBytes += bytes
          held += bytes
          return held <= mostHeld
        }
        const limit = request.routeOptions.bodyLimit
        const body = await readBytes(payload, request.headers['content-length'], limit, hold)
        if (body.length === 0) return undefined
        if (body.length <= QUICK_BYTES) return readJson(body)
        return texts.run('readJson', body, { key: workKey(request) })
      },
    )
    await Promise.resolve()
  },
  { name: 'json-body' },
)
