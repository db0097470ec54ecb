import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const MAX_BODY_BYTES = 32 * 1024 * 1024

/**
 * Reads a request's body as text.
 * @returns undefined when it is larger than 32 MB; the rest is not read
 */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Sends a value as JSON and ends the answer. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(value))
}

/** Sends an error in the form of the real service. */
export function sendError(
  response: ServerResponse,
  status: number,
  error: { message: string; param?: string | null; code?: string | null },
  headers: OutgoingHttpHeaders = {},
): void {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error'
  sendJson(response, status, { error: { type, param: null, code: null, ...error } }, headers)
}
