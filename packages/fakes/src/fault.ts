import { isObject, parseJson } from './json.ts'

/** What the model server does with one request instead of answering well. */
export type Fault =
  /** 429, with the pause in whole seconds (`retry-after`), in milliseconds (`retry-after-ms`) or unsaid. */
  | { kind: 'rate-limit'; retryAfterSeconds?: number; retryAfterMs?: number }
  /** Any error answer: status and the error's code, as the real service words them. */
  | { kind: 'status'; status: number; code?: string }
  | { kind: 'server-error' }
  | { kind: 'unauthorized' }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Sends the headers (status 200 or this one) and the start of a body, then nothing more. */
  | { kind: 'stall'; status?: number }
  /** Drops the connection in the middle of the body. */
  | { kind: 'reset' }
  /** 307 to another address. */
  | { kind: 'redirect'; location: string }
  /** 200 with a web page, as proxies in front of a server do. */
  | { kind: 'html' }
  /** Content that is not JSON. */
  | { kind: 'malformed' }
  /** Half of the answer, with `finish_reason` 'length'. */
  | { kind: 'truncated' }
  | { kind: 'empty' }
  /** JSON of another shape. */
  | { kind: 'off-schema' }
  | { kind: 'refusal' }
  | { kind: 'content-filter' }
  /** Edits that claim an employer, a figure and a skill that the resume does not have. */
  | { kind: 'invention' }
  /** As a second reader, finds everything right and quotes whole lines for a few words each. */
  | { kind: 'approval' }
  /** Does as a text in the data says: writes this order, and what it was told itself, wherever it can. */
  | { kind: 'obedience'; order: string }
  /** Any answer at all, as another server sends it: a body that is no text is sent as JSON. */
  | { kind: 'http'; status: number; headers?: Record<string, string>; body: unknown }
  /** This text, word for word. */
  | { kind: 'answer'; content: string }

const kinds: ReadonlySet<unknown> = new Set<Fault['kind']>([
  'answer',
  'approval',
  'content-filter',
  'empty',
  'hang',
  'html',
  'http',
  'invention',
  'malformed',
  'obedience',
  'off-schema',
  'rate-limit',
  'redirect',
  'refusal',
  'reset',
  'server-error',
  'stall',
  'status',
  'truncated',
  'unauthorized',
])

function isFault(value: unknown): value is Fault {
  if (!isObject(value)) return false
  const { kind, content, location, order, status } = value
  if (kind === 'answer') return typeof content === 'string'
  if (kind === 'obedience') return typeof order === 'string'
  if (kind === 'redirect') return typeof location === 'string'
  if (kind === 'http') return Number.isInteger(status) && Number(status) >= 200
  if (kind === 'status') return Number.isInteger(status) && Number(status) >= 400
  return kinds.has(kind)
}

/**
 * Reads the body of POST /__script.
 * @returns the faults in order, or undefined when the text is not a JSON list of faults
 */
export function parseFaults(json: string): Fault[] | undefined {
  const value = parseJson(json)
  return Array.isArray(value) && value.every(isFault) ? value : undefined
}
