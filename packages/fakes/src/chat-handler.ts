import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { countUsage, toCompletion, toEvents, type Reply } from './chat-answer.ts'
import { readChatRequest, type ChatRequest, type ResponseFormat } from './chat-request.ts'
import type { Fault } from './fault.ts'
import { sendError, sendJson } from './http-answer.ts'
import { readPrompt } from './read-prompt.ts'
import { chooseReply } from './reply-fault.ts'
import { breakExchange, isWireFault } from './wire-fault.ts'
import { writeObedientPlan } from './write-obedient-plan.ts'
import { writeInventivePlan, writeTruthfulPlan } from './write-plan.ts'
import { writeApproval, writeOpinions } from './write-opinions.ts'
import { writeTerms } from './write-terms.ts'

export interface ChatOptions {
  /** What this server does not know and turns down with a 400, as older and smaller servers do. */
  unsupported?: readonly ('json_schema' | 'json_object' | 'store')[]
  /** How it turns that down, where it doesn't say what is wrong. */
  rejection?: { status: number; message: string }
  /** How long the model thinks before it answers, in milliseconds; default 0. */
  latencyMs?: number
  /** How many questions it answers at once; others get 429. */
  atOnce?: number
}

const allFormats: readonly ResponseFormat[] = ['json_schema', 'json_object', 'text']

/** Answers POST /v1/chat/completions; `takeFault` gives what to do with the next request. */
export function createChatHandler(options: ChatOptions, takeFault: () => Fault | undefined) {
  const unsupported: readonly string[] = options.unsupported ?? []
  const abilities = {
    formats: new Set(allFormats.filter((format) => !unsupported.includes(format))),
    store: !unsupported.includes('store'),
  }
  const seenPrefixes = new Set<string>()
  let count = 0
  let busy = 0

  function send(request: ChatRequest, reply: Reply, response: ServerResponse): void {
    const prefix = request.messages[0]?.content ?? ''
    const usage = countUsage(request, reply, seenPrefixes.has(prefix))
    seenPrefixes.add(prefix)
    const id = `chatcmpl-${++count}`
    if (!request.stream) {
      sendJson(response, 200, toCompletion(id, request.model, reply, usage), {
        'x-request-id': `req_${count}`,
      })
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of toEvents(id, request, reply, usage)) response.write(event)
    response.end()
  }

  return async (body: unknown, response: ServerResponse): Promise<void> => {
    const read = readChatRequest(body, abilities)
    if ('rejection' in read) {
      const { status, ...said } = options.rejection ?? { status: 400, ...read.rejection }
      sendError(response, status, said)
      return
    }
    const { request } = read
    const fault = takeFault()
    if (busy >= (options.atOnce ?? Infinity)) {
      sendError(response, 429, { message: 'Too many requests at once.' }, { 'retry-after': '1' })
      return
    }
    busy += 1
    if (options.latencyMs !== undefined) await wait(options.latencyMs, undefined, { ref: false })
    busy -= 1
    if (fault && isWireFault(fault)) {
      breakExchange(fault, response)
      return
    }
    const data = readPrompt(request.messages)
    const reply = chooseReply(fault, {
      truthful: () =>
        data.read.length > 0
          ? writeOpinions(data)
          : data.lines.length > 0
            ? writeTerms(data)
            : writeTruthfulPlan(data),
      approving: () => writeApproval(data),
      inventive: () => writeInventivePlan(data),
      obedient: (order) => writeObedientPlan(data, order, request.messages[0]?.content ?? ''),
    })
    send(request, reply, response)
  }
}
