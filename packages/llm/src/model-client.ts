import type { Prompt } from '@tailorbird/tailoring'
import OpenAI, { APIError } from 'openai'
import { CodedError } from '@tailorbird/contracts'
import { findCut } from './cut-prompt.ts'
import {
  buildRequest,
  fullDialect,
  guessDialect,
  simplifyDialect,
  type Dialect,
} from './dialect.ts'
import { findKind } from './failure-signs.ts'
import { fetchWithinLimits } from './limited-fetch.ts'
import { toModelError } from './model-error.ts'
import { askInTurn, type Pace } from './pace.ts'

/** Where the model is and how to reach it. */
export interface OpenAiConfig {
  /** Not needed by most servers of one's own. */
  apiKey?: string | undefined
  /** Any server with the Chat Completions API; default: OpenAI's. */
  baseUrl?: string | undefined
  model: string
  /** Who reads texts a second time; default: the same model. */
  verifyModel?: string | undefined
  /** For one answer, its body included, in milliseconds; default 60,000. */
  timeoutMs?: number | undefined
  /** Whether the model reads postings too: one more call for a posting. Default: no. */
  readPostings?: boolean | undefined
  /** Shares what the service allows with other processes; default: whoever asks does so at once. */
  pace?: Pace | undefined
}

const OPENAI_URL = 'https://api.openai.com/v1'
const DEFAULT_TIMEOUT_MS = 60_000

/** Azure's addresses with an api-version take the key in a header of their own. */
function listHeaders({ apiKey, baseUrl }: OpenAiConfig) {
  if (apiKey === undefined) return { authorization: null }
  const isAzure = baseUrl !== undefined && new URL(baseUrl).searchParams.has('api-version')
  return isAzure ? { 'api-key': apiKey, authorization: null } : {}
}

/** Every option is named, so that the client reads nothing from the environment and logs nothing. */
export function createClient(config: OpenAiConfig): OpenAI {
  return new OpenAI({
    apiKey: config.apiKey ?? 'none',
    baseURL: config.baseUrl ?? OPENAI_URL,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    // The queue does the retrying: hidden retries would stretch a job and hide a 429.
    maxRetries: 0,
    timeout: config.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    fetch: fetchWithinLimits,
    defaultHeaders: listHeaders(config),
  })
}

/** @throws CodedError model_input_too_long when the server says that it read only a part */
function checkWhole(prompt: Prompt, answer: unknown): void {
  const cut = findCut(prompt, answer)
  if (!cut) return
  const advice = 'give it a larger context (Ollama: OLLAMA_CONTEXT_LENGTH, or num_ctx of the model)'
  const cause = new Error(
    `the model server read ${cut.read} tokens of ${cut.sent} at least: ${advice}`,
  )
  throw new CodedError('model_input_too_long', { cause })
}

/** Asks one model. */
export interface ModelClient {
  /**
   * Asks one question, without memory of earlier ones.
   * @returns the body of the answer, unchecked
   * @throws CodedError with a `model_…` code, or the signal's reason when aborted
   */
  ask: (prompt: Prompt, signal: AbortSignal) => Promise<unknown>
  /** How the server wants to be asked, as far as it has shown. */
  readDialect: () => Dialect
}

/**
 * Makes the client of one model. It finds out what the server understands (strict schema, JSON object,
 * plain text) and remembers that.
 */
export function createModelClient(config: OpenAiConfig): ModelClient {
  const client = createClient(config)
  let understood = fullDialect
  /** The real service is known to speak the full dialect; another server is once it has answered. */
  let isKnown = (config.baseUrl ?? OPENAI_URL) === OPENAI_URL

  async function ask(prompt: Prompt, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted()
    return askInTurn(config.pace, prompt, signal, () => askNow(prompt, signal))
  }

  async function askNow(prompt: Prompt, signal: AbortSignal): Promise<unknown> {
    // The client's own timeout leaves out bodies that stall, those of errors among them.
    const deadline = AbortSignal.timeout(config.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const options = { signal: AbortSignal.any([signal, deadline]) }
    let broken: unknown
    let slips = 0
    for (let dialect = understood; ;) {
      try {
        const request = buildRequest(config.model, prompt, dialect)
        const answer: unknown = await client.chat.completions.create(request, options)
        // What helped after slips of the model says nothing about the server.
        if (slips === 0) understood = dialect
        isKnown = true
        checkWhole(prompt, answer)
        return answer
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof CodedError) throw error
        if (deadline.aborted) throw new CodedError('model_timeout')
        const isSlip = error instanceof APIError && findKind(error) === 'bad-json'
        if (isSlip && ++slips === 1) continue
        const guess = isKnown ? undefined : guessDialect(dialect, error)
        const simpler = simplifyDialect(dialect, error) ?? guess
        // When the guess was wrong, the server is only out of order.
        if (!simpler) throw toModelError(broken ?? error)
        if (guess) broken = error
        dialect = simpler
      }
    }
  }
  return { ask, readDialect: () => understood }
}
