import { listModels, type OpenAiConfig } from '@tailorbird/llm'
import { explainFailure } from './explain-failure.ts'
import type { Finding } from './finding.ts'
import { nameReader } from './name-reader.ts'

const MAX_NAMED = 10
const MAX_NAME_CHARS = 60
const OPENAI_HOST = 'api.openai.com'

/** Google lists `models/…`, Ollama adds the tag of the newest. */
const isNamed = (ids: readonly string[], model: string) =>
  ids.some((id) => id === model || id === `${model}:latest` || id === `models/${model}`)

/** Names that a server sends, as they may stand in a sentence. */
function nameSome(ids: readonly string[]): string {
  if (ids.length === 0) return 'none'
  const names = ids
    .slice(0, MAX_NAMED)
    .map((id) => id.replaceAll(/\p{C}/gu, '').slice(0, MAX_NAME_CHARS))
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : ''
  return `${names.join(', ')}${more}`
}

function judgeModel(ids: readonly string[], model: string, setting: string): Finding {
  const about = { test: 'model', model, figure: `${ids.length} listed` } as const
  if (isNamed(ids, model)) return { ...about, state: 'good', says: `The server has ${model}.` }
  const change = `It lists ${nameSome(ids)}. Set ${setting} to one of them, unless it has more than it lists.`
  return { ...about, state: 'note', says: `The server does not list ${model}.`, change }
}

/**
 * Whether the server is there, takes the key and has the models.
 * @throws the signal's reason when aborted
 */
export async function checkModels(config: OpenAiConfig, signal: AbortSignal): Promise<Finding[]> {
  const started = performance.now()
  let ids: string[] | undefined
  try {
    ids = await listModels(config, signal)
  } catch (error) {
    const tried = { test: 'connection', what: 'The server was asked for its models' } as const
    return [explainFailure(tried, error, config)]
  }
  const host = config.baseUrl === undefined ? OPENAI_HOST : new URL(config.baseUrl).host
  const key = config.apiKey === undefined ? 'asks for no key' : 'takes the key'
  const reached: Finding = {
    test: 'connection',
    state: 'good',
    says: `The server at ${host} answers and ${key}.`,
    figure: `${Math.round(performance.now() - started)} ms`,
  }
  if (ids === undefined) {
    const says = `The server at ${host} answers; it has no list of models to look into.`
    return [{ ...reached, says }]
  }
  const reader = nameReader(config)
  return [
    reached,
    judgeModel(ids, config.model, 'OPENAI_MODEL'),
    ...(reader === undefined ? [] : [judgeModel(ids, reader, 'OPENAI_VERIFY_MODEL')]),
  ]
}
