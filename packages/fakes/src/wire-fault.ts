import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Fault } from './fault.ts'
import { sendError } from './http-answer.ts'

const wireKinds = [
  'rate-limit',
  'status',
  'server-error',
  'unauthorized',
  'hang',
  'stall',
  'reset',
  'html',
  'http',
  'redirect',
] as const

/** The faults that break the exchange itself, not only what the model says. */
export type WireFault = Extract<Fault, { kind: (typeof wireKinds)[number] }>

/** @returns whether the fault breaks the exchange itself */
export function isWireFault(fault: Fault): fault is WireFault {
  return wireKinds.some((kind) => kind === fault.kind)
}

function startBody(response: ServerResponse, status: number, afterwards?: () => void): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.write('{"id":"chatcmpl-', afterwards)
}

function listPauseHeaders(fault: Extract<Fault, { kind: 'rate-limit' }>): OutgoingHttpHeaders {
  const { retryAfterSeconds: seconds, retryAfterMs: ms } = fault
  return {
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    ...(ms !== undefined && { 'retry-after-ms': String(ms) }),
  }
}

/** Does to one exchange what the fault says. */
export function breakExchange(fault: WireFault, response: ServerResponse): void {
  switch (fault.kind) {
    case 'rate-limit':
      sendError(
        response,
        429,
        { message: 'Rate limit reached.', code: 'rate_limit_exceeded' },
        listPauseHeaders(fault),
      )
      return
    case 'status':
      sendError(response, fault.status, {
        message: `Scripted ${fault.status}.`,
        code: fault.code ?? null,
      })
      return
    case 'server-error':
      sendError(response, 500, { message: 'The server had an error.' })
      return
    case 'unauthorized':
      sendError(response, 401, { message: 'Incorrect API key.', code: 'invalid_api_key' })
      return
    case 'redirect':
      response.writeHead(307, { location: fault.location })
      response.end()
      return
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><title>Gateway</title>')
      return
    case 'http':
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      response.end(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body))
      return
    case 'stall':
      startBody(response, fault.status ?? 200)
      return
    case 'reset':
      startBody(response, 200, () => response.destroy())
      return
    case 'hang':
      // Nothing to do: the client or close() ends it.
      return
  }
}
