import { isOwnServer, type OpenAiConfig } from '@tailorbird/llm'
import { readConfig, wholeNumber } from '@tailorbird/runtime'
import type { ModelLimits } from './pace/shared-pace.ts'
import { object, string, type InferType } from 'yup'

const BASE_URL = 'OPENAI_BASE_URL must be an address such as http://localhost:11434/v1'
const TIMEOUT = 'OPENAI_TIMEOUT_SECONDS must be 3600 or less'

const TIMEOUT_SECONDS = 60
/** A model on a processor writes a few words a second. */
const OWN_TIMEOUT_SECONDS = 300
const CONCURRENCY = 10

/** The settings of the AI service, for all who speak with it. */
export const modelSchema = object({
  OPENAI_API_KEY: string(),
  OPENAI_BASE_URL: string().test(
    'address',
    BASE_URL,
    (url) => url === undefined || (/^https?:/.test(url) && URL.canParse(url)),
  ),
  OPENAI_MODEL: string().default('gpt-5-mini'),
  /** Reads open texts a second time; default: the same model. */
  OPENAI_VERIFY_MODEL: string(),
  /** 1: a model reads each new posting as well, one call more for it. */
  OPENAI_READ_POSTINGS: string().oneOf(['0', '1'], 'OPENAI_READ_POSTINGS is 1 or 0').default('0'),
  /** For one answer. */
  OPENAI_TIMEOUT_SECONDS: wholeNumber('OPENAI_TIMEOUT_SECONDS', 5).max(3600, TIMEOUT),
  /** What the service allows all workers together; no limit by default. */
  OPENAI_CALLS_AT_ONCE: wholeNumber('OPENAI_CALLS_AT_ONCE', 1),
  OPENAI_REQUESTS_PER_MINUTE: wholeNumber('OPENAI_REQUESTS_PER_MINUTE', 1),
  OPENAI_TOKENS_PER_MINUTE: wholeNumber('OPENAI_TOKENS_PER_MINUTE', 1000),
  TAILOR_CONCURRENCY: wholeNumber('TAILOR_CONCURRENCY', 1),
})

/** How the engine is made, and how many jobs run at once: what is not set depends on whose server it is. */
export function toModelConfig(config: InferType<typeof modelSchema>): {
  model: OpenAiConfig & { timeoutMs: number }
  modelLimits: ModelLimits
  tailorConcurrency: number
} {
  const isOwn = isOwnServer(config.OPENAI_BASE_URL)
  const seconds = config.OPENAI_TIMEOUT_SECONDS ?? (isOwn ? OWN_TIMEOUT_SECONDS : TIMEOUT_SECONDS)
  return {
    model: {
      apiKey: config.OPENAI_API_KEY,
      baseUrl: config.OPENAI_BASE_URL,
      model: config.OPENAI_MODEL,
      verifyModel: config.OPENAI_VERIFY_MODEL,
      readPostings: config.OPENAI_READ_POSTINGS === '1',
      timeoutMs: 1000 * seconds,
    },
    modelLimits: {
      atOnce: config.OPENAI_CALLS_AT_ONCE,
      requests: config.OPENAI_REQUESTS_PER_MINUTE,
      tokens: config.OPENAI_TOKENS_PER_MINUTE,
    },
    // Most have room for one question at once, and the others would wait until their time is up.
    tailorConcurrency: config.TAILOR_CONCURRENCY ?? (isOwn ? 1 : CONCURRENCY),
  }
}

/**
 * The settings of the AI service alone.
 * @throws ConfigError that lists every problem
 */
export function readModelConfig(env: Record<string, string | undefined>): OpenAiConfig {
  return toModelConfig(readConfig(modelSchema, env)).model
}
