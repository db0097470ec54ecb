import { CodedError, errorCatalog, type ErrorCode } from '@tailorbird/contracts'
import { isOwnServer, type OpenAiConfig } from '@tailorbird/llm'
import type { Finding } from './finding.ts'

const LARGER_CONTEXT =
  'Give it a larger context: OLLAMA_CONTEXT_LENGTH=16384 for Ollama (or num_ctx in a Modelfile), -c 16384 for llama.cpp, --max-model-len 16384 for vLLM, the context length of the model in LM Studio. With a hosted service choose a model or a plan that takes more at once.'

const advice: Partial<Record<ErrorCode, string>> = {
  model_no_credit: 'Add credit to the account, or choose a model that its plan has.',
  model_quota_used_up:
    'Jobs wait until the day of the service is over, and are looked at every hour. A larger plan ends that.',
  model_rate_limited:
    'Wait a minute and try again. If it is always so: lower TAILOR_CONCURRENCY, or take a larger plan.',
  model_timeout:
    'Raise OPENAI_TIMEOUT_SECONDS, or take a smaller model: it is too slow for this machine.',
  model_input_too_long: LARGER_CONTEXT,
  model_refused:
    'It takes neither a JSON schema nor plain text from us, or its filter stopped a harmless sample. Try another model.',
  model_answer_invalid:
    'It does not write JSON that can be read. Take a larger model, or one that knows JSON schemas.',
}

const byStatus: Record<string, string> = {
  401: 'Check OPENAI_API_KEY: the server does not know this key.',
  403: 'Check OPENAI_API_KEY: it may not use this model, or not from here.',
  404: 'Check OPENAI_MODEL and OPENAI_BASE_URL: this model or address is not there. Ollama needs `ollama pull` first, LM Studio a loaded model, OpenRouter the whole name with its vendor, Azure the deployment in the address.',
}

/** What the client read out of the words of an error. */
const byKind: Record<string, string> = {
  'no-memory':
    'The machine has too little memory for this model: take a smaller one (fewer parameters, or more strongly quantized), or give it a smaller context, 8,192 tokens at least.',
  'wrong-path':
    'There is nothing at this address: OPENAI_BASE_URL should end in /v1, such as http://localhost:1234/v1.',
}

const ONLY_THINKS =
  'It thinks and does not come to an answer. Switch its thinking off in the settings of the model server, or take a model that does not think, or a larger one.'
const UNREACHABLE =
  'Is the server running, and OPENAI_BASE_URL its address, with /v1 where it has one? In a container localhost is the container itself: write host.docker.internal or the name of the service.'
const HAS_PASSWORD =
  'OPENAI_BASE_URL has a user name or a password in it, which cannot be sent. Take it out; the key of the service goes into OPENAI_API_KEY.'
const WITHOUT_READER =
  'Until then jobs work without a second reading, and more texts are left to the person.'
const AWAY = 'The server is out of order, or still loads its model. Try again in a minute.'

function hasPassword({ baseUrl }: OpenAiConfig): boolean {
  if (baseUrl === undefined) return false
  const { username, password } = new URL(baseUrl)
  return username !== '' || password !== ''
}

function adviseOn(code: ErrorCode, said: string, config: OpenAiConfig): string {
  const [, status = '', kind = ''] = /answered (\d{3})(?: \(([\w-]+)\))?/.exec(said) ?? []
  const known = byKind[kind]
  if (known !== undefined) return known
  if (code === 'model_answer_invalid' && said.includes('in thinking')) return ONLY_THINKS
  if (code === 'model_unavailable') {
    if (hasPassword(config)) return HAS_PASSWORD
    return status === '' ? UNREACHABLE : AWAY
  }
  if (code === 'model_not_configured') {
    return byStatus[status] ?? 'Check OPENAI_API_KEY, OPENAI_MODEL and OPENAI_BASE_URL.'
  }
  if (code === 'model_timeout' && isOwnServer(config.baseUrl)) {
    return `${advice[code] ?? ''} A model in a graphics card is ten times as fast.`
  }
  return advice[code] ?? errorCatalog[code].sentence
}

/** Advice names the setting of the model that writes. */
const aboutReader = (change: string) => change.replaceAll('OPENAI_MODEL', 'OPENAI_VERIFY_MODEL')

/** What was tried. */
interface Tried {
  test: Finding['test']
  /** Whose; undefined where no model was asked. */
  model?: string
  /** As the beginning of a sentence. */
  what: string
  /** Jobs can do without the second reader. */
  isReader?: boolean
}

/**
 * What a failed test means to the operator.
 * @throws the error itself when it is none of the AI service
 */
export function explainFailure(tried: Tried, error: unknown, config: OpenAiConfig): Finding {
  if (!(error instanceof CodedError)) throw error
  const { test, model, what, isReader } = tried
  const said = error.cause instanceof Error ? error.cause.message : errorCatalog[error.code].title
  const change = adviseOn(error.code, said, config)
  return {
    test,
    ...(model !== undefined && { model }),
    state: 'bad',
    says: `${what}: ${said} (${error.code}).`,
    change: isReader ? `${aboutReader(change)} ${WITHOUT_READER}` : change,
  }
}
