import type { Engine, OpenAiConfig } from '@tailorbird/llm'
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

const countsTokens = (answer: unknown): boolean =>
  Number((answer as { usage?: { prompt_tokens?: unknown } } | null)?.usage?.prompt_tokens) > 0

/** Whether a model reads as much at once as a tailoring needs. */
export async function checkContext(
  engine: Engine,
  config: OpenAiConfig,
  role?: 'verify',
): Promise<Finding> {
  const name = role ? config.verifyModel : config.model
  try {
    const answer = await engine.ask(buildProbe(role), new AbortController().signal)
    if (countsTokens(answer)) {
      return { state: 'good', says: `${name} reads ${NEEDED_TOKENS} tokens at once.` }
    }
    const says = `${name} takes ${NEEDED_TOKENS} tokens; the server does not say how many it read.`
    return { state: 'note', says, change: 'Make sure that its context is 8,192 tokens or more.' }
  } catch (error) {
    return explainFailure(`${name} was sent ${NEEDED_TOKENS} tokens`, error, config)
  }
}
