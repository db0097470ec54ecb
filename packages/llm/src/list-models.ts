import { APIError } from 'openai'
import { createClient, type OpenAiConfig } from './model-client.ts'
import { toModelError } from './model-error.ts'

/** Answers of servers that have no list of models, such as an Azure deployment. */
const NO_LIST = new Set([404, 405, 501])

/**
 * Asks a server which models it has.
 * @returns their names; undefined when it has no list
 * @throws CodedError with a `model_…` code; the signal's reason when aborted
 */
export async function listModels(
  config: OpenAiConfig,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  try {
    const { data } = await createClient(config).models.list({ signal })
    // Some servers answer every address, with something else.
    return Array.isArray(data) ? data.map(({ id }) => id) : undefined
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof APIError && NO_LIST.has(error.status ?? 0)) return undefined
    throw toModelError(error)
  }
}
