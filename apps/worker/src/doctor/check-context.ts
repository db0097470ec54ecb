import { readUsage, type Engine, type OpenAiConfig } from '@tailorbird/llm'
import { explainFailure } from './explain-failure.ts'
import type { Finding } from './finding.ts'

/** Two pages, a long posting, what we say to the model, and room for the answer. */
const NEEDED_TOKENS = 8000
const CHARS_PER_TOKEN = 4

const LINE =
  'Row of a table that only fills the room: plum, cedar, harbour, lantern, copper, meadow.'

function buildProbe(role?: 'verify') {
  const rows = Math.ceil((NEEDED_TOKENS * CHARS_PER_TOKEN) / LINE.length)
  const input = Array.from({ length: rows }, (_, at) => `${at} ${LINE}`).join('\n')
  return {
    ...(role && { role }),
    instructions: 'You get a table. Answer with one JSON object: {"rows": "read"}. Nothing else.',
    input: `${input}\nAnswer with the JSON object.`,
    schemaName: 'probe',
    schema: {
      type: 'object',
      properties: { rows: { type: 'string' } },
      required: ['rows'],
      additionalProperties: false,
    },
  }
}

/**
 * Whether a model reads as much at once as a tailoring needs.
 * @param reader its name, where it is the one that reads texts a second time
 * @throws the signal's reason when aborted
 */
export async function checkContext(
  engine: Engine,
  config: OpenAiConfig,
  signal: AbortSignal,
  reader?: string,
): Promise<Finding> {
  const isReader = reader !== undefined
  const model = reader ?? config.model
  const about = { test: 'context', model } as const
  const sent = `${NEEDED_TOKENS.toLocaleString('en')} tokens`
  try {
    const answer = await engine.ask(buildProbe(isReader ? 'verify' : undefined), signal)
    const { inputTokens } = readUsage(answer)
    if (inputTokens > 0) {
      const figure = `${inputTokens.toLocaleString('en')} tokens`
      return { ...about, state: 'good', says: `${model} reads enough at once.`, figure }
    }
    const says = `${model} takes ${sent}; the server does not say how many it read.`
    const change = 'Make sure that its context is 8,192 tokens or more.'
    return { ...about, state: 'note', says, change }
  } catch (error) {
    return explainFailure({ ...about, what: `${model} was sent ${sent}`, isReader }, error, config)
  }
}
