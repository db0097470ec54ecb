import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  startModelServer,
  type Fault,
  type ModelServer,
  type ModelServerOptions,
} from '@tailorbird/fakes'
import { modelFinding } from '@tailorbird/contracts'
import type { OpenAiConfig } from '@tailorbird/llm'
import { afterEach, expect, test } from 'vitest'
import { tailorText } from '../tailor/tailor-text.ts'
import { printFinding, type Finding } from './finding.ts'
import { runDoctor } from './run-doctor.ts'

const servers: ModelServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function start(options: ModelServerOptions = {}): Promise<ModelServer> {
  const server = await startModelServer(options)
  servers.push(server)
  return server
}

async function examine(config: Partial<OpenAiConfig>) {
  const findings: Finding[] = []
  const whole = { apiKey: 'key', model: 'fake-model', timeoutMs: 5000, ...config }
  const works = await runDoctor(whole, {
    tailor: tailorText,
    report: (finding) => void findings.push(finding),
    signal: new AbortController().signal,
  })
  for (const finding of findings) expect(modelFinding.isValidSync(finding)).toBe(true)
  const states = findings.map(({ state }) => state).join(' ')
  const tests = findings.map(({ test: name, model }) => `${name} ${model ?? ''}`.trim())
  return { works, states, tests, findings, text: findings.map(printFinding).join('') }
}

async function examineWith(faults: Fault[], options: ModelServerOptions = {}) {
  const server = await start(options)
  server.script(...faults)
  return examine({ baseUrl: server.url })
}

test('a server that works: each test says whose, what it found and what it measured', async () => {
  const { works, states, tests, findings, text } = await examineWith([], { apiKey: 'key' })
  expect(works).toBe(true)
  expect(states).toBe('good good good good good good')
  expect(tests).toEqual([
    'connection',
    'model fake-model',
    'context fake-model',
    'schema fake-model',
    'speed fake-model',
    'tailoring fake-model',
  ])
  expect(findings.map(({ figure }) => figure)).toEqual([
    expect.stringMatching(/^\d+ ms$/),
    '2 listed',
    expect.stringMatching(/^\d+,\d{3} tokens$/),
    'json_schema',
    expect.stringMatching(/^[\d.]+ s in (?:one call|\d calls), \d+ tokens a second$/),
    expect.stringMatching(/^[1-9]\d* changes? held, \d+ left to the person, 0 not readable$/),
  ])
  expect(text).toMatch(
    /^ok {4}The server at 127\.0\.0\.1:\d+ answers and takes the key: \d+ ms\.$/m,
  )
})

test('a second reader is tested as it is used, with a form and a speed of its own', async () => {
  const server = await start({ latencyMs: 300 })
  const names = { model: 'fake-model', verifyModel: 'fake-model-mini' }
  const { works, tests, findings } = await examine({ baseUrl: server.url, ...names })
  expect(works).toBe(true)
  expect(tests).toEqual([
    'connection',
    'model fake-model',
    'model fake-model-mini',
    ...['context', 'schema', 'speed', 'tailoring'].map((name) => `${name} fake-model`),
    ...['context', 'schema', 'speed', 'reading'].map((name) => `${name} fake-model-mini`),
  ])
  const figureOf = (name: string) =>
    findings.findLast(({ test: one }) => one === name)?.figure ?? ''
  expect(figureOf('reading')).toBe('2 of 2 texts read')
  expect(figureOf('speed')).toMatch(/^0\.[34] s in one call/)
})

test('a second reader that is not there: jobs work without it', async () => {
  const server = await start({ models: ['fake-model'] })
  const names = { model: 'fake-model', verifyModel: 'gone' }
  const { works, tests, text } = await examine({ baseUrl: server.url, ...names })
  expect(works).toBe(true)
  expect(tests.at(-1)).toBe('context gone')
  expect(text).toMatch(
    /BAD {3}gone was sent 8,000 tokens[^]*Check OPENAI_VERIFY_MODEL[^]*without a second reading/,
  )
})

test('what a server sends back of a key is hidden', async () => {
  const apiKey = 'sk-secret-of-mine'
  const server = await start({ apiKey, models: [`for ${apiKey}`] })
  const { works, text } = await examine({ baseUrl: server.url, apiKey })
  expect(works).toBe(false)
  expect(text).toContain('for …')
  expect(text).not.toContain(apiKey)
})

test('an address with a password in it can not work, and the password is not said', async () => {
  const baseUrl = 'http://ada:secret%20words@127.0.0.1:9/v1'
  const { works, text } = await examine({ baseUrl })
  expect(works).toBe(false)
  expect(text).toContain('Take it out')
  expect(text).not.toMatch(/secret|ada/)
})

test('who ends it hears of nothing more', async () => {
  const server = await start()
  server.script({ kind: 'hang' })
  const config = { baseUrl: server.url, model: 'fake-model', timeoutMs: 5000 }
  const stopping = new AbortController()
  const findings: Finding[] = []
  const running = runDoctor(config, {
    tailor: tailorText,
    report: (finding) => void findings.push(finding),
    signal: stopping.signal,
  })
  await server.waitForRequests(2)
  stopping.abort(new Error('stopped'))
  await expect(running).rejects.toThrow('stopped')
  expect(findings.map(({ test: name }) => name)).toEqual(['connection', 'model'])
})

const usage = { prompt_tokens: 2050, completion_tokens: 3, total_tokens: 2053 }
const choices = [
  { message: { role: 'assistant', content: '{"rows":"read"}' }, finish_reason: 'stop' },
]

const thoughts = {
  choices: [
    { message: { role: 'assistant', content: '', reasoning: 'Hm.' }, finish_reason: 'stop' },
  ],
}
const memory = {
  error: { message: 'model requires more system memory (5.6 GiB) than is available (3.2 GiB)' },
}

test.each<[string, Fault[], RegExp]>([
  [
    'cuts what is long',
    [{ kind: 'http', status: 200, body: { choices, usage } }],
    /read 2050 tokens[^]*OLLAMA_CONTEXT_LENGTH=16384/,
  ],
  [
    'has too small a context',
    [{ kind: 'status', status: 400, code: 'context_length_exceeded' }],
    /larger context/,
  ],
  ['has no credit', [{ kind: 'status', status: 402 }], /Add credit/],
  ['is out of order', [{ kind: 'status', status: 502 }], /out of order/],
  [
    'does not know the model',
    [{ kind: 'status', status: 404 }],
    /OPENAI_MODEL and OPENAI_BASE_URL/,
  ],
  [
    'writes no JSON',
    [{ kind: 'empty' }, { kind: 'malformed' }, { kind: 'malformed' }],
    /larger model/,
  ],
  [
    'only thinks',
    [
      { kind: 'empty' },
      ...[1, 2].map((): Fault => ({ kind: 'http', status: 200, body: thoughts })),
    ],
    /Switch its thinking off[^]*larger/,
  ],
  [
    'has too little memory',
    [{ kind: 'http', status: 500, body: memory }],
    /too little memory[^]*smaller (?:one|model)[^]*context/,
  ],
  ['refuses', [{ kind: 'empty' }, { kind: 'refusal' }], /Try another model/],
])('a server that %s: jobs will fail, and what to change', async (_what, faults, change) => {
  const { works, states, text } = await examineWith(faults)
  expect(works).toBe(false)
  expect(states).toMatch(/^good good (?:good )?bad$/)
  expect(text).toMatch(change)
})

test('a key that the server does not know', async () => {
  const { works, text } = await examineWith([], { apiKey: 'another' })
  expect(works).toBe(false)
  expect(text).toMatch(/Check OPENAI_API_KEY: the server does not know this key/)
})

test('an address without /v1, to which LM Studio answers 200', async () => {
  const error = 'Unexpected endpoint or method. (GET /models). Returning 200 anyway'
  const answer = createServer((_request, response) => response.end(JSON.stringify({ error })))
  await once(answer.listen(0, '127.0.0.1'), 'listening')
  const { port } = answer.address() as AddressInfo
  const { works, text } = await examine({ baseUrl: `http://127.0.0.1:${port}` })
  answer.close()
  expect(works).toBe(false)
  expect(text).toMatch(/OPENAI_BASE_URL should end in \/v1/)
})

test('a server that is not there', async () => {
  const server = await start()
  await server.close()
  const { works, text } = await examine({ baseUrl: server.url })
  expect(works).toBe(false)
  expect(text).toMatch(/ECONNREFUSED[^]*Is the server running/)
})

test('a server that is too slow', async () => {
  const server = await start()
  server.script({ kind: 'hang' })
  const { works, text } = await examine({ baseUrl: server.url, timeoutMs: 100 })
  expect(works).toBe(false)
  expect(text).toMatch(/Raise OPENAI_TIMEOUT_SECONDS[^]*graphics card/)
})

test('answers that take most of their time are worth a note', async () => {
  const server = await start({ latencyMs: 300 })
  const { works, text } = await examine({ baseUrl: server.url, timeoutMs: 500 })
  expect(works).toBe(true)
  expect(text).toMatch(/note {2}fake-model needs most of the time[^]*OPENAI_TIMEOUT_SECONDS=60/)
})

test('a model that is not in the list, and a format that is not known, are worth a note', async () => {
  const server = await start({ unsupported: ['json_schema'] })
  const names = { model: 'qwen3', verifyModel: 'fake-model-mini' }
  const { works, text } = await examine({ baseUrl: server.url, ...names })
  expect(works).toBe(true)
  expect(text).toMatch(
    /not list qwen3[^]*fake-model, fake-model-mini[^]*fake-model-mini reads enough/,
  )
  expect(text).toMatch(/note {2}qwen3 knows JSON objects/)
})

test('without a service the offline engine is tried', async () => {
  const { works, text } = await examine({ apiKey: undefined })
  expect(works).toBe(true)
  expect(text).toMatch(
    /offline engine[^]*OPENAI_BASE_URL[^]*offline engine tailored the sample: \d+ changes held/,
  )
})

const MAIN = fileURLToPath(new URL('../doctor.main.ts', import.meta.url))

async function runMain(env: Record<string, string>): Promise<{ code: number; stdout: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; stdout: string }>()
  const blank = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '' }
  const options = { env: { ...process.env, ...blank, ...env } }
  const child = execFile(process.execPath, [MAIN], options, (_error, stdout) =>
    resolve({ code: child.exitCode ?? -1, stdout }),
  )
  return promise
}

test('the program ends with 0 when jobs will work, else with 1', async () => {
  const server = await start({ apiKey: 'key' })
  const good = { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'fake-model' }
  const [works, fails, wrong] = await Promise.all(
    [good, { ...good, OPENAI_API_KEY: 'no' }, { OPENAI_TIMEOUT_SECONDS: '1' }].map(runMain),
  )
  expect(works).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^fake-model at 127[^]*will work/),
  })
  expect(fails).toMatchObject({ code: 1, stdout: expect.stringContaining('will fail') })
  expect(wrong).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('OPENAI_TIMEOUT_SECONDS'),
  })
})
