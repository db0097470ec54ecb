import { CodedError } from '@tailorbird/contracts'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Bodies } from '../bodies/open-bodies.ts'
import { NOT_UTF8, readJson } from '../bodies/read-json.ts'
import { workKey } from '../texts/work-key.ts'
import { countHeldBytes, type Sender } from './held-bytes.ts'
import { readBytes } from './read-bytes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of its body, held until it is answered. */
    heldBytes: { whose: Sender; count: number } | null
    /** Reads its body. @throws as readBytes and HeldBytes */
    readBytes: () => Promise<Buffer>
  }
}

/** So much is read in a few milliseconds, whatever it is. */
const QUICK_BYTES = 64 * 1024

interface Options {
  bodies: Bodies
  /** Bytes of bodies that may be held at once, of all requests together. */
  mostHeld: number
  /** A body of which next to nothing comes for so long is given up. */
  quietMs?: number
}

/**
 * Reads JSON bodies and no others: JSON is the only body that a form on another site can't send.
 * Calls without a body may name the type all the same, as many clients do.
 */
export const jsonBodyPlugin = plugin<Options>(
  async (app, { bodies, mostHeld, quietMs }) => {
    const held = countHeldBytes(mostHeld)
    app.decorateRequest('heldBytes', null)
    app.addHook('onRequest', (request, reply, done) => {
      // Answered or broken off.
      reply.raw.once('close', () => {
        if (request.heldBytes) held.remove(request.heldBytes.whose, request.heldBytes.count)
      })
      done()
    })
    app.decorateRequest('readBytes', function (this: FastifyRequest) {
      // Signing in changes who it is before it is answered.
      const mine = { whose: { sender: workKey(this), network: this.network }, count: 0 }
      this.heldBytes = mine
      const announced = this.headers['content-length']
      const hold = (bytes: number): void => {
        mine.count += bytes
        held.add(mine.whose, bytes)
      }
      return readBytes(this.raw, announced, this.routeOptions.bodyLimit, hold, quietMs)
    })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
      checkCoding(request.headers)
      const body = await request.readBytes()
      if (body.length === 0) return undefined
      if (body.length <= QUICK_BYTES) return readJson(body)
      return bodies.run('readJson', body, { key: workKey(request) })
    })
    await Promise.resolve()
  },
  { name: 'json-body' },
)

/** What is compressed, or written in other letters, could not be told from broken JSON. */
function checkCoding(headers: FastifyRequest['headers']): void {
  const coding = headers['content-encoding'] ?? 'identity'
  if (!/^identity$/i.test(coding)) {
    throw new CodedError('unsupported_media_type', {
      detail: 'This request is compressed. Send it as it is.',
    })
  }
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new CodedError('unsupported_media_type', { detail: NOT_UTF8 })
  }
}
