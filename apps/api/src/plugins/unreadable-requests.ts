import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { CodedError } from '@tailorbird/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { writeProblem } from './errors.ts'
import { countHere } from './hit-store.ts'
import { NO_PAGE } from './security-headers.ts'

const MINUTE_MS = 60_000

/**
 * Answers what Node's HTTP parser gave up as any other failure, with nothing in it of what was sent. The log says
 * once a minute that it happens: anybody can send as much of it as they like.
 * @returns Fastify's clientErrorHandler
 */
export function answerUnreadable(log: FastifyBaseLogger) {
  const count = countHere()
  const sayOnce = async (entry: { code: string; reason: string; requestId: string }) => {
    const { count: times } = await count(entry.reason, MINUTE_MS)
    if (times === 1) log.info(entry, 'request not readable')
  }
  return ({ code: reason = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    // Who hung up hears no answer.
    if (reason === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const coded = explain(reason)
    const requestId = randomUUID()
    void sayOnce({ code: coded.code, reason, requestId })
    const problem = writeProblem(coded, requestId)
    const body = JSON.stringify(problem)
    const head = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...NO_PAGE.map(([name, value]) => `${name}: ${value}`),
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  }
}

function explain(reason: string): CodedError {
  if (reason === 'HPE_HEADER_OVERFLOW') return new CodedError('head_too_large')
  if (reason === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new CodedError('too_slow', {
      detail: 'This request took too long to arrive. Try again.',
    })
  return new CodedError('invalid_input', { detail: 'This request could not be read as HTTP.' })
}
