import { asRecord } from './read-message.ts'

const BAD_GATEWAY = 502

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The error that a server put into an answer with status 200, as OpenRouter does; undefined for none. */
function findHiddenError(body: unknown): unknown {
  const { choices, error } = asRecord(body)
  const [first] = Array.isArray(choices) ? (choices as unknown[]) : []
  return (first === undefined ? error : asRecord(first)['error']) ?? undefined
}

/** The body of an error as `{ error }`: Google sends a list, Mistral, vLLM and others the error itself. */
function wrapError(body: unknown): unknown {
  const one: unknown = Array.isArray(body) ? body[0] : body
  if (typeof one !== 'object' || one === null) return body
  return 'error' in one ? one : { error: one }
}

function statusOf(error: unknown): number {
  const { code } = asRecord(error)
  const status = Number(code)
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : BAD_GATEWAY
}

/**
 * Brings what compatible servers send into the form of the OpenAI API: errors as `{ error }`, and with
 * a status that says so. What is no JSON stays as it is.
 * @returns a response with the same headers, its body read in full
 */
export async function toStandardResponse(response: Response): Promise<Response> {
  const { status, statusText } = response
  const text = await response.text()
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  const body = parse(text)
  if (typeof body !== 'object' || body === null) {
    return new Response(text || null, { status, statusText, headers })
  }
  headers.set('content-type', 'application/json')
  if (!response.ok) {
    return new Response(JSON.stringify(wrapError(body)), { status, statusText, headers })
  }
  const error = findHiddenError(body)
  if (error === undefined) return new Response(text, { status, statusText, headers })
  return new Response(JSON.stringify({ error }), { status: statusOf(error), headers })
}
