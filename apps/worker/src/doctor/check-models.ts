import { listModels, type OpenAiConfig } from '@tailorbird/llm'
import { explainFailure } from './explain-failure.ts'
import type { Finding } from './finding.ts'

const MAX_NAMED = 10

/** Google lists `models/…`, Ollama adds the tag of the newest. */
const isNamed = (ids: readonly string[], model: string) =>
  ids.some((id) => id === model || id === `${model}:latest` || id === `models/${model}`)

/** Whether the server is there, takes the key and has the models. */
export async function checkModels(config: OpenAiConfig): Promise<Finding[]> {
  let ids: string[] | undefined
  try {
    ids = await listModels(config)
  } catch (error) {
    return [explainFailure('The server was asked for its models', error, config)]
  }
  const reached: Finding = { state: 'good', says: 'The server answers and takes the key.' }
  if (ids === undefined) {
    const says = 'The server answers; it has no list of models to look into.'
    return [{ state: 'good', says }]
  }
  const asked = new Set([config.model, ...(config.verifyModel ? [config.verifyModel] : [])])
  const missing = [...asked].filter((model) => !isNamed(ids, model))
  if (missing.length === 0) {
    return [reached, { state: 'good', says: `It has ${[...asked].join(' and ')}.` }]
  }
  const some = ids.slice(0, MAX_NAMED).join(', ')
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : ''
  const change = `It lists ${some === '' ? 'none' : `${some}${more}`}. Set OPENAI_MODEL or OPENAI_VERIFY_MODEL to one of them, unless it has more than it lists.`
  return [reached, { state: 'note', says: `It does not list ${missing.join(', ')}.`, change }]
}
