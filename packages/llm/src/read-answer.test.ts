import { CodedError } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { readPlan, readUsage } from './read-answer.ts'

const plan = {
  edits: [],
  summary: [],
  newSkills: [],
  bulletOrder: [{ jobId: 'w0', order: ['w0.b1'] }],
  skillOrder: ['s0'],
  sectionOrder: [],
}
const answer = (message: object, finish: string | null = 'stop') => ({
  choices: [{ message, finish_reason: finish }],
})

test('reads the plan', () => {
  const content = JSON.stringify(plan)
  const read = { plan: { ...plan, bulletOrder: { w0: ['w0.b1'] } } }
  expect(readPlan(answer({ content, refusal: null }))).toEqual(read)
  expect(readPlan(answer({ content: `Sure!\n${content}` }, null))).toEqual(read)
})

test.each([
  ['cut off', answer({ content: JSON.stringify(plan) }, 'length'), 'cut off'],
  ['empty', answer({ content: ' \n' }), 'empty'],
  ['no text at all', answer({ content: null }), 'empty'],
  ['no message', { choices: [] }, 'empty'],
  ['prose', answer({ content: 'I would reword the first bullet.' }), 'one JSON object'],
  ['another shape', answer({ content: '{"score": 100}' }), 'edits'],
])('%s is a flaw', (_what, body, flaw) => {
  expect(readPlan(body)).toEqual({ flaw: expect.stringContaining(flaw) })
})

test.each([
  ['a refusal', answer({ content: null, refusal: 'I cannot.' }), 'model_refused'],
  ['the filter', answer({ content: '' }, 'content_filter'), 'model_refused'],
  ['a web page', '<!doctype html>', 'model_unavailable'],
  ['nothing', undefined, 'model_unavailable'],
  ['an error with status 200', { error: { message: 'upstream' } }, 'model_unavailable'],
])('%s ends it', (_what, body, code) => {
  const read = () => readPlan(body)
  expect(read).toThrow(CodedError)
  expect(read).toThrow(expect.objectContaining({ code }))
})

test('reads token counts, and 0 for what is not counted', () => {
  const usage = {
    prompt_tokens: 1200,
    completion_tokens: 80,
    prompt_tokens_details: { cached_tokens: 1024 },
  }
  expect(readUsage({ usage })).toEqual({ inputTokens: 1200, cachedTokens: 1024, outputTokens: 80 })
  const nothing = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
  expect(readUsage({ usage: { prompt_tokens: -3, completion_tokens: '9' } })).toEqual(nothing)
  expect(readUsage(undefined)).toEqual(nothing)
})
