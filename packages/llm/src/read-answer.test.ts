import { CodedError } from '@tailorbird/contracts'
import { EMPTY_PLAN } from '@tailorbird/tailoring'
import { expect, test } from 'vitest'
import { readPlan, readUsage } from './read-answer.ts'

const plan = { ...EMPTY_PLAN, bulletOrder: [{ jobId: 'w0', order: ['w0.b1'] }], skillOrder: ['s0'] }
const answer = (message: object, finish: string | null = 'stop') => ({
  choices: [{ message, finish_reason: finish }],
})

test('reads the plan', () => {
  const content = JSON.stringify(plan)
  const read = { plan: { ...plan, bulletOrder: { w0: ['w0.b1'] } }, dropped: {} }
  expect(readPlan(answer({ content, refusal: null }))).toEqual(read)
  expect(readPlan(answer({ content: `Sure!\n${content}` }, null))).toEqual(read)
})

test.each([
  ['cut off', answer({ content: JSON.stringify(plan).slice(0, -1) }, 'length'), 'cut off'],
  [
    'cut off behind a part',
    answer({ content: '{"edits":[{"text":"a"},{"te' }, 'length'),
    'cut off',
  ],
  ['empty', answer({ content: ' \n' }), 'empty'],
  ['no text at all', answer({ content: null }), 'empty'],
  ['no message', { choices: [] }, 'empty'],
  ['prose', answer({ content: 'I would reword the first bullet.' }), 'one JSON object'],
  ['another shape', answer({ content: '{"score": 100}' }), 'none of the parts'],
  ['no merge that can be read', answer({ content: '{"merges":[null]}' }), 'none of the parts'],
  ['the model’s own limit', answer({ content: '{' }, 'model_length'), 'cut off'],
  ['thoughts beside nothing', answer({ content: '', reasoning: 'Hm.' }), 'thinking'],
  [
    'thoughts as DeepSeek names them',
    answer({ content: null, reasoning_content: 'Hm.' }),
    'thinking',
  ],
  [
    'thoughts that are cut off',
    answer({ content: '<think>Hm', reasoning: '' }, 'length'),
    'in thinking',
  ],
  ['thoughts that never end', answer({ content: `<think>${JSON.stringify(plan)}` }), 'thinking'],
  ['thoughts as a part', answer({ content: [{ type: 'thinking', thinking: [] }] }), 'thinking'],
])('%s is a flaw', (_what, body, flaw) => {
  expect(readPlan(body)).toMatchObject({ flaw: expect.stringContaining(flaw) })
})

const json = JSON.stringify(plan)
const asCall = (given: unknown) => ({
  type: 'function',
  function: { name: 'plan', arguments: given },
})

test.each([
  [
    'a list of parts',
    { content: [{ type: 'text', text: json.slice(0, 9) }, { text: json.slice(9) }] },
  ],
  [
    'parts after thoughts',
    { content: [{ type: 'thinking', thinking: [{ text: '{' }] }, { text: json }] },
  ],
  ['a tool call beside words', { content: 'Here is the plan.', tool_calls: [asCall(json)] }],
  ['a tool call', { content: null, tool_calls: [asCall(json)] }],
  ['a tool call with an object', { content: '', tool_calls: [asCall(plan)] }],
  ['a function call of old', { content: null, function_call: asCall(json).function }],
  [
    'an answer after thoughts',
    { content: `<think>{"edits": [${'1,'.repeat(99)}1]}</think>${json}` },
  ],
  ['an answer beside thoughts', { content: json, reasoning: 'Hm.' }],
])('reads the plan from %s', (_what, message) => {
  expect(readPlan(answer(message))).toMatchObject({ plan: { skillOrder: ['s0'] }, dropped: {} })
})

test('what can’t be read of a plan is counted, the rest is read', () => {
  const content = JSON.stringify({ skillOrder: ['s0', 7], edits: null })
  expect(readPlan(answer({ content }))).toMatchObject({
    plan: { skillOrder: ['s0'], edits: [] },
    dropped: { skillOrder: 1 },
  })
})

test('a whole plan is read, whatever the server says of its end', () => {
  const content = `${json}\n\n  `
  expect(readPlan(answer({ content }, 'length'))).toMatchObject({ plan: { skillOrder: ['s0'] } })
})

test('a plan may do nothing but restructure', () => {
  const content = JSON.stringify({ merges: [{ targetIds: ['w0.b0', 'w0.b1'], text: 'Both.' }] })
  expect(readPlan(answer({ content }))).toEqual({
    plan: { ...EMPTY_PLAN, merges: [{ targetIds: ['w0.b0', 'w0.b1'], text: 'Both.' }] },
    dropped: {},
  })
})

test('what can’t be read of a restructuring is counted, too', () => {
  const merges = [null, { text: 'Both.', targetIds: ['w0.b0'] }, { targetIds: [] }]
  const headline = [{ text: 'Cook', sourceIds: [] }]
  const content = JSON.stringify({
    ...plan,
    merges,
    headline,
    drops: ['w0.b0', 7],
    oldJobs: 'none',
  })
  expect(readPlan(answer({ content }))).toMatchObject({
    plan: { merges: [{ text: 'Both.' }], drops: ['w0.b0'], headline: { text: 'Cook' } },
    dropped: { merges: 2, drops: 1, oldJobs: 1 },
  })
})

test.each([
  ['a refusal', answer({ content: null, refusal: 'I cannot.' }), 'model_refused'],
  [
    'a refusal as a part',
    answer({ content: [{ type: 'refusal', refusal: 'I cannot.' }] }),
    'model_refused',
  ],
  ['the filter', answer({ content: '' }, 'content_filter'), 'model_refused'],
  ['Gemini’s filter', answer({ content: '' }, 'content_filter: RECITATION'), 'model_refused'],
  ['a server that broke in the middle', answer({ content: '{' }, 'error'), 'model_unavailable'],
  [
    'a server without room',
    answer({ content: '' }, 'insufficient_system_resource'),
    'model_unavailable',
  ],
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
