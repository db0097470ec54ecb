import { list, record } from '../prompt/plan-schema.ts'
import { PROBLEM_KINDS } from './opinion.ts'

const text = { type: 'string' }

/** JSON schema of a second reader's answer. */
export const opinionSchema: Record<string, unknown> = record({
  texts: list({
    textId: text,
    parts: list({ words: text, sourceId: text, quote: text }),
    problems: list({ words: text, kind: { type: 'string', enum: PROBLEM_KINDS } }),
  }),
})
