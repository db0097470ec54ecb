import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  startModelServer,
  type Fault,
  type ModelServer,
  type ModelServerOptions,
} from '@tailorbird/fakes'
import type { OpenAiConfig } from '@tailorbird/llm'
import { afterEach, expect, test } from 'vitest'
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
  const works = await runDoctor(whole, (finding) => void findings.push(finding))
  const states = findings.map(({ state }) => state).join(' ')
  return { works, states, text: findings.map(printFinding).join('') }
}

async function examineWith(faults: Fault[], options: ModelServerOptions = {}) {
  const server = await start(options)
  server.script(...faults)
  return examine({ baseUrl: server.url })
}

test('a server that works: key, model, context, format, speed and what held', async () => {
  const { works, states, text } = await examineWith([], { apiKey: 'key' })
  expect(works).toBe(true)
  expect(states).toBe('good good good good good good')
  expect(text).toMatch(/takes the key[^]*has fake-model[^]*8000 tokens at once[^]*JSON schema/)
  expect(text).toMatch(/The sample took [\d.]+ s in (?:one call|\d calls), \d+ tokens a second/)
  expect(text).toMatch(/[1-9]\d* changes? held/)
})

const usage = { prompt_tokens: 2050, completion_tokens: 3, total_tokens: 2053 }
const choices = [
  { message: { role: 'assistant', content: '{"rows":"read"}' }, finish_reason: 'stop' },
]

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
  expect(text).toMatch(/note {2}The sample took[^]*Set OPENAI_TIMEOUT_SECONDS=60/)
})

test('a model that is not in the list, and a format that is not known, are worth a note', async () => {
  const server = await start({ unsupported: ['json_schema'] })
  const names = { model: 'qwen3', verifyModel: 'fake-model-mini' }
  const { works, text } = await examine({ baseUrl: server.url, ...names })
  expect(works).toBe(true)
  expect(text).toMatch(
    /not list qwen3[^]*fake-model, fake-model-mini[^]*fake-model-mini reads 8000/,
  )
  expect(text).toMatch(/note {2}It knows JSON objects/)
})

test('without a service the offline engine is tried', async () => {
  const { works, text } = await examine({ apiKey: undefined })
  expect(works).toBe(true)
  expect(text).toMatch(
    /offline engine[^]*OPENAI_BASE_URL[^]*offline engine tailored the sample: \d+ changes/,
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
