import { startModelServer, type Fault, type ModelServer } from '@tailorbird/fakes'
import type { Prompt } from '@tailorbird/tailoring'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createModelClient } from './model-client.ts'
import { readPlan } from './read-answer.ts'
import * as hosted from './testing/hosted-bodies.ts'
import { llamaCpp, lmStudio, ollama, vllm } from './testing/own-bodies.ts'

const { anthropic, azure, deepseek, gemini, groq, mistral, openaiApi, openrouter } = hosted

const prompt: Prompt = {
  instructions: 'Answer with JSON.',
  input: 'RESUME\nPOSTING',
  schemaName: 'plan',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
}
const PLAN =
  '{"edits":[],"summary":[],"newSkills":[],"bulletOrder":[],"skillOrder":["s1"],"sectionOrder":[]}'

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(async () => {
  await server.close()
})

const send = (status: number, body: unknown, headers: Record<string, string> = {}): Fault => ({
  kind: 'http',
  status,
  body,
  headers,
})
const say = (message: object, finish_reason = 'stop') =>
  send(200, { choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }] })

const ask = (faults: Fault[], baseUrl = server.url, asked = prompt) => {
  server.script(...faults)
  const client = createModelClient({ apiKey: 'key', baseUrl, model: 'm' })
  return client.ask(asked, new AbortController().signal)
}

interface Sent {
  store?: boolean
  response_format?: { type: string }
  messages: { content: string }[]
}
const listSent = () => server.requests.map(({ body }) => body as Sent)
/** How each request asked: 'json_schema+store json_object'. */
const listFormats = () =>
  listSent()
    .map((body) => `${body.response_format?.type ?? 'text'}${'store' in body ? '+store' : ''}`)
    .join(' ')

const FULL = 'json_schema+store'
const NO_STORE = `${FULL} json_schema`

test.each<[string, string, Fault[], string]>([
  ['Gemini', 'store', [send(400, gemini.unknownStore)], NO_STORE],
  [
    'Gemini',
    'too many states',
    [send(400, gemini.unknownStore), send(400, gemini.tooManyStates)],
    `${NO_STORE} json_object`,
  ],
  ['Gemini', 'a schema keyword', [send(400, gemini.unknownKeyword)], `${FULL} json_object+store`],
  [
    'Gemini',
    'a bare refusal',
    [1, 2, 3].map(() => send(400, gemini.bare)),
    `${NO_STORE} json_object text`,
  ],
  ['Groq', 'no schemas', [send(400, groq.noSchema)], `${FULL} json_object+store`],
  ['OpenAI', 'a slip of the model', [send(400, openaiApi.invalidContent)], `${FULL} ${FULL}`],
  ['Groq', 'a slip of the model', [send(400, groq.jsonFailed)], `${FULL} ${FULL}`],
  [
    'Groq',
    'two slips',
    [1, 2].map(() => send(400, groq.jsonFailed)),
    `${FULL} ${FULL} json_object+store`,
  ],
  ['Mistral', 'extra_forbidden', [send(422, mistral.extraForbidden)], NO_STORE],
  ['DeepSeek', 'no schemas', [send(400, deepseek.noSchema)], `${FULL} json_object+store`],
  [
    'OpenRouter',
    'no endpoint for schemas',
    [send(404, openrouter.noEndpoint)],
    `${FULL} json_object+store`,
  ],
  [
    'Azure',
    'an api-version before schemas',
    [send(400, azure.oldVersion)],
    `${FULL} json_object+store`,
  ],
  ['llama.cpp', 'samplers', [send(400, llamaCpp.samplers)], `${FULL} json_object+store`],
  [
    'LM Studio',
    'no JSON objects',
    [send(400, llamaCpp.samplers), send(400, lmStudio.noJsonObject)],
    `${FULL} json_object+store text+store`,
  ],
])('%s, %s: asked in a way that it understands', async (_server, _what, faults, formats) => {
  expect(readPlan(await ask(faults))).toMatchObject({ plan: { edits: [] } })
  expect(listFormats()).toBe(formats)
  // DeepSeek and OpenAI want the word where an object is asked for; others need the schema in words.
  const bare = listSent().filter((body) => body.response_format?.type !== 'json_schema')
  for (const { messages } of bare) expect(messages[0]?.content).toMatch(/JSON Schema/)
})

test('a slip of the model is not taken for the server’s dialect', async () => {
  server.script(...[1, 2].map(() => send(400, groq.jsonFailed)))
  const client = createModelClient({ baseUrl: server.url, model: 'm' })
  for (let count = 0; count < 2; count++) await client.ask(prompt, new AbortController().signal)
  expect(listFormats()).toBe(`${FULL} ${FULL} json_object+store ${FULL}`)
})

const soon = Date.now() + 2 * 3_600_000

test.each<[string, string, Fault, string, number?]>([
  ['OpenAI', 'no credit', send(429, openaiApi.noCredit), 'model_no_credit'],
  [
    'OpenAI',
    'more than a minute has',
    send(429, openaiApi.tooLargeForLimit),
    'model_input_too_long',
  ],
  ['OpenAI', 'unknown model', send(404, openaiApi.noModel), 'model_not_configured'],
  ['OpenAI', 'a fault of the request', send(400, openaiApi.badMessages), 'model_refused'],
  ['Gemini', 'key', send(400, gemini.key), 'model_not_configured'],
  ['Gemini', 'too long', send(400, gemini.tooLong), 'model_input_too_long'],
  ['Gemini', 'overloaded', send(503, gemini.overloaded), 'model_unavailable', 20_000],
  ['Gemini', 'limit per minute', send(429, gemini.perMinute), 'model_rate_limited', 26_000],
  ['Gemini', 'nothing left paid', send(429, gemini.prepaidUsedUp), 'model_no_credit'],
  ['Gemini', 'a cap on spending', send(429, gemini.spendingCap), 'model_no_credit'],
  ['Gemini', 'not in the plan', send(429, gemini.notInPlan), 'model_no_credit'],
  [
    'Groq',
    'limit per minute',
    send(429, groq.perMinute, { 'retry-after': '5' }),
    'model_rate_limited',
    5_000,
  ],
  ['Groq', 'limit per minute, in words', send(429, groq.perMinute), 'model_rate_limited', 4_770],
  ['Groq', 'limit per day', send(429, groq.perDay), 'model_quota_used_up', 578_016],
  ['Groq', 'more than a minute has', send(413, groq.tooLarge), 'model_input_too_long'],
  ['Mistral', 'another extra field', send(422, mistral.otherExtra), 'model_not_configured'],
  ['Mistral', 'too long', send(400, mistral.tooLong), 'model_input_too_long'],
  ['DeepSeek', 'no balance', send(402, deepseek.noBalance), 'model_no_credit'],
  ['OpenRouter', 'unknown model', send(404, openrouter.noModel), 'model_not_configured'],
  ['OpenRouter', 'no credit', send(402, openrouter.noCredit), 'model_no_credit'],
  ['OpenRouter', 'flagged', send(403, openrouter.flagged), 'model_refused'],
  ['OpenRouter', 'busy upstream', send(429, openrouter.upstreamBusy), 'model_rate_limited', 20_000],
  ['OpenRouter', 'an error in a 200', send(200, openrouter.hidden), 'model_unavailable'],
  ['OpenRouter', 'no credit in a 200', send(200, openrouter.noCredit), 'model_no_credit'],
  [
    'OpenRouter',
    'an error in the choice',
    send(200, { choices: [{ ...openrouter.upstreamBusy, finish_reason: 'error' }] }),
    'model_rate_limited',
    20_000,
  ],
  ['Azure', 'unknown deployment', send(404, azure.noDeployment), 'model_not_configured'],
  ['Azure', 'filtered', send(400, azure.filtered), 'model_refused'],
  ['Anthropic', 'no credit', send(400, anthropic.noCredit), 'model_no_credit'],
  ['Anthropic', 'too long', send(400, anthropic.tooLong), 'model_input_too_long'],
  ['Anthropic', 'overloaded', send(529, anthropic.overloaded), 'model_unavailable', 20_000],
  ['Ollama', 'model not pulled', send(404, ollama.noModel), 'model_not_configured'],
  ['Ollama', 'too little memory', send(500, ollama.tooLittleMemory), 'model_unavailable'],
  ['llama.cpp', 'too long', send(400, llamaCpp.tooLong), 'model_input_too_long'],
  ['llama.cpp of old', 'too long', send(500, llamaCpp.tooLongOfOld), 'model_input_too_long'],
  ['llama.cpp', 'loading', send(503, llamaCpp.loading), 'model_unavailable', 20_000],
  ['vLLM', 'too long', send(400, vllm.tooLong), 'model_input_too_long'],
  ['vLLM', 'too long to decode', send(400, vllm.decoderPrompt), 'model_input_too_long'],
  ['vLLM of old', 'too long', send(400, vllm.tooLongOfOld), 'model_input_too_long'],
  ['LM Studio', 'too long', send(400, lmStudio.tooLong), 'model_input_too_long'],
  ['LM Studio', 'no /v1', send(200, lmStudio.noSuchPath), 'model_not_configured'],
  ['LM Studio', 'crashed', send(400, lmStudio.crashed), 'model_unavailable'],
  ['LM Studio', 'no model loaded', send(404, lmStudio.notLoaded), 'model_not_configured'],
  [
    'any server',
    '503 with a pause',
    send(503, 'busy', { 'retry-after': '7' }),
    'model_unavailable',
    7_000,
  ],
])('%s, %s: one request, one code', async (_server, _what, fault, code, retryAfterMs) => {
  await expect(ask([fault])).rejects.toMatchObject({ code, retryAfterMs })
  expect(server.requests).toHaveLength(1)
})

test('a bare refusal of everything is no matter of settings', async () => {
  const refused = ask([1, 2, 3, 4].map(() => send(400, gemini.bare)))
  await expect(refused).rejects.toMatchObject({ code: 'model_refused' })
})

test('a slip that stays a slip is an answer that can’t be used', async () => {
  const failed = ask(Array.from({ length: 5 }, () => send(400, groq.jsonFailed)))
  await expect(failed).rejects.toMatchObject({ code: 'model_answer_invalid' })
  expect(listFormats()).toBe(`${FULL} ${FULL} json_object+store text+store`)
})

test.each([
  ['Gemini', gemini.perDay, 25 * 3_600_000],
  ['OpenRouter', openrouter.freePerDay(soon), 2.1 * 3_600_000],
])(
  '%s: a day’s quota is waited for, not asked for every 20 seconds',
  async (_server, body, most) => {
    const error: unknown = await ask([send(429, body)]).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'model_quota_used_up' })
    const { retryAfterMs } = error as { retryAfterMs: number }
    expect(retryAfterMs).toBeGreaterThan(30_000)
    expect(retryAfterMs).toBeLessThanOrEqual(most)
  },
)

test('Anthropic: a limit on spending is waited for until the date that it names', async () => {
  const error: unknown = await ask([send(400, anthropic.usageLimit)]).catch(
    (cause: unknown) => cause,
  )
  expect(error).toMatchObject({ code: 'model_quota_used_up', retryAfterMs: expect.any(Number) })
  expect(server.requests).toHaveLength(1)
})

test.each<[string, Fault, object]>([
  [
    'Mistral',
    say({
      content: [
        { type: 'thinking', thinking: [] },
        { type: 'text', text: PLAN },
      ],
    }),
    { plan: {} },
  ],
  [
    'a server that answers by tool',
    say(
      { content: null, tool_calls: [{ function: { name: 'plan', arguments: PLAN } }] },
      'tool_calls',
    ),
    { plan: {} },
  ],
  ['DeepSeek', say({ content: '' }), { flaw: 'it was empty' }],
  ['Ollama', send(200, ollama.onlyThoughts), { flaw: expect.stringContaining('thinking') }],
  ['Anthropic', say({ content: `Here is the plan:\n\n${PLAN}` }), { plan: {} }],
  ['LM Studio', say({ content: PLAN, reasoning_content: '' }), { plan: {} }],
])('%s: its form of an answer is read', async (_server, fault, read) => {
  expect(readPlan(await ask([fault]))).toMatchObject(read)
})

test('OpenRouter breaks off: nobody takes that for an answer', async () => {
  const answer = await ask([send(200, openrouter.brokenOff)])
  expect(() => readPlan(answer)).toThrow(expect.objectContaining({ code: 'model_unavailable' }))
})

test('Ollama cuts a prompt silently: what it counted says so, and what to do', async () => {
  const usage = { prompt_tokens: 2050, completion_tokens: 100, total_tokens: 2150 }
  const answer = send(200, { choices: [{ message: { content: PLAN } }], usage })
  const cut = ask([answer], server.url, { ...prompt, input: 'Pruned 40 trees. '.repeat(1500) })
  await expect(cut).rejects.toMatchObject({
    code: 'model_input_too_long',
    cause: { message: expect.stringMatching(/2050 tokens of \d+.*OLLAMA_CONTEXT_LENGTH.*num_ctx/) },
  })
})

test('Azure: the deployment stands in the address, the version behind it, the key in its own header', async () => {
  await ask([], `${server.url}?api-version=2024-10-21`)
  const [request] = server.requests
  expect(request?.path).toBe('/v1/chat/completions?api-version=2024-10-21')
  expect(request?.headers).toMatchObject({ 'api-key': 'key' })
  expect(request?.headers).not.toHaveProperty('authorization')
})

test('a refused message is no wrong setting, though the model is named', async () => {
  const message = 'The model is not able to process this message because a role is repeated.'
  await expect(ask([send(400, { error: { message } })])).rejects.toMatchObject({
    code: 'model_refused',
  })
})

test('words of people that a server sends back are no signs', async () => {
  const input = 'insufficient_quota, context length, content_filter, API key'
  const detail = [{ type: 'value_error', loc: ['body', 'n'], msg: 'Value error', input }]
  await expect(ask([send(422, { detail })])).rejects.toMatchObject({ code: 'model_refused' })
})
