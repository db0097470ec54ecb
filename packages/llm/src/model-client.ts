import type { Prompt } from '@tailorbird/tailoring'
import OpenAI from 'openai'
import { CodedError } from '@tailorbird/contracts'
import { buildRequest, fullDialect, guessDialect, simplifyDialect } from './dialect.ts'
import { fetchWithinLimits } from './limited-fetch.ts'
import { toModelError } from './model-error.ts'

/** Where the model is and how to reach it. */
export interface OpenAiConfig {
  /** Not needed by most servers of one's own. */
  apiKey?: string | undefined
  /** Any server with the Chat Completions API; default: OpenAI's. */
  baseUrl?: string | undefined
  model: string
  /** For one answer, its body included, in milliseconds; default 60,000. */
  timeoutMs?: number | undefined
  /** Whether the model reads postings too: one more call for a posting. Default: no. */
  readPostings?: boolean | undefined
}

const OPENAI_URL = 'https://api.openai.com/v1'
const DEFAULT_TIMEOUT_MS = 60_000

/** Every option is named, so that the client reads nothing from the environment and logs nothing. */
function createClient({ apiKey, baseUrl }: OpenAiConfig, timeout: number): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? OPENAI_URL,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    // The queue does the retrying: hidden retries would stretch a job and hide a 429.
    maxRetries: 0,
    timeout,
    fetch: fetchWithinLimits,
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
  })
}

/**
 * Makes the function that asks a model one question, without memory of earlier ones. It finds out
 * what the server understands (strict schema, JSON object, plain text) and remembers that.
 * @returns the body of the answer, unchecked; the function throws a CodedError with a `model_…`
 * code, or the signal's reason when aborted
 */
export function createModelClient(config: OpenAiConfig) {
  const timeoutMs = config.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const client = createClient(config, timeoutMs)
  let understood = fullDialect
  /** The real service is known to speak the full dialect; another server is once it has answered. */
  let isKnown = (config.baseUrl ?? OPENAI_URL) === OPENAI_URL

  return async (prompt: Prompt, signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted()
    // The client's own timeout leaves out bodies that stall, those of errors among them.
    const deadline = AbortSignal.timeout(timeoutMs)
    const options = { signal: AbortSignal.any([signal, deadline]) }
    let broken: unknown
    for (let dialect = understood; ;) {
      try {
        const request = buildRequest(config.model, prompt, dialect)
        const answer: unknown = await client.chat.completions.create(request, options)
        understood = dialect
        isKnown = true
        return answer
      } catch (error) {
        signal.throwIfAborted()
        if (deadline.aborted) throw new CodedError('model_timeout')
        const guess = isKnown ? undefined : guessDialect(dialect, error)
        const simpler = simplifyDialect(dialect, error) ?? guess
        // When the guess was wrong, the server is only out of order.
        if (!simpler) throw toModelError(broken ?? error)
        if (guess) broken = error
        dialect = simpler
      }
    }
  }
}
