import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createChatHandler, type ChatOptions } from './chat-handler.ts'
import { parseFaults, type Fault } from './fault.ts'
import { readBody, sendError, sendJson } from './http-answer.ts'
import { isObject, parseJson } from './json.ts'
import { createRequestLog, type RecordedRequest } from './recorded-requests.ts'

export interface ModelServerOptions extends ChatOptions {
  /** Default 0: any free port. */
  port?: number
  /** When given, requests without this key get 401. */
  apiKey?: string
  /** What it lists, and all that it has: others get 404. By default it lists two and answers as any. */
  models?: readonly string[]
}

/** A running model server. */
export interface ModelServer {
  /** Base URL for clients; ends in /v1. */
  url: string
  /** Calls below /v1 in the order of their arrival; the last 1,000. */
  requests: readonly RecordedRequest[]
  /** Settles once that many calls have arrived. */
  waitForRequests(count: number): Promise<void>
  /** Adds faults; each is used up by one completion request, in order. */
  script(...faults: Fault[]): void
  /** Ends every connection and frees the port. */
  close(): Promise<void>
}

const listed = ['fake-model', 'fake-model-mini']

/**
 * Starts an OpenAI-compatible model server on loopback: GET /v1/models, POST /v1/chat/completions
 * (in one piece or streamed), and POST /__script for other processes, with a JSON list of faults.
 * Without faults it answers a tailoring prompt with a truthful plan; the same prompt, the same plan.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const log = createRequestLog()
  const faults: Fault[] = []
  const answerChat = createChatHandler(options, () => faults.shift())

  function takeScript(text: string, response: ServerResponse): void {
    const parsed = parseFaults(text)
    if (!parsed) {
      sendError(response, 400, { message: 'Expected a JSON list of faults.' })
      return
    }
    faults.push(...parsed)
    sendJson(response, 200, { waiting: faults.length })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request
    const text = await readBody(request)
    if (text === undefined) {
      sendError(response, 413, { message: 'Request too large.' }, { connection: 'close' })
      return
    }
    if (method === 'POST' && path === '/__script') {
      takeScript(text, response)
      return
    }
    const { pathname } = new URL(path, 'http://localhost')
    const body = parseJson(text)
    log.add({ method, path, headers, body }, response)
    if (options.apiKey !== undefined && headers.authorization !== `Bearer ${options.apiKey}`) {
      sendError(response, 401, { message: 'Incorrect API key.', code: 'invalid_api_key' })
    } else if (method === 'GET' && pathname === '/v1/models') {
      sendJson(response, 200, {
        object: 'list',
        data: (options.models ?? listed).map((id) => ({
          id,
          object: 'model',
          created: 0,
          owned_by: 'fakes',
        })),
      })
    } else if (options.models && isObject(body) && !options.models.includes(String(body.model))) {
      sendError(response, 404, { message: 'No such model.', code: 'model_not_found' })
    } else if (method === 'POST' && pathname === '/v1/chat/completions') {
      await answerChat(body, response)
    } else {
      sendError(response, 404, { message: `Invalid URL (${method})`, code: 'unknown_url' })
    }
  }

  const server = createServer((request, response) => {
    // A client that goes away in mid request is an ordinary thing here.
    answer(request, response).catch(() => response.destroy())
  })
  // Who asks may reckon for longer than Node's usual 5 s before the next question, in this same thread.
  server.keepAliveTimeout = 60_000
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(options.port ?? 0, '127.0.0.1', listening.resolve)
  await listening.promise
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests: log.requests,
    waitForRequests: log.waitFor,
    script: (...added) => {
      faults.push(...added)
    },
    close: async () => {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeAllConnections()
      await closed.promise
    },
  }
}
