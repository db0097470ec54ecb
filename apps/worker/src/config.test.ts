import { expect, test } from 'vitest'
import { readWorkerConfig } from './config.ts'

const read = (env: Record<string, string>) =>
  readWorkerConfig({ DATABASE_URL: 'postgres://localhost/x', ...env })

test.each([
  ['OpenAI', {}, 10, 60_000],
  ['a hosted service', { OPENAI_BASE_URL: 'https://openrouter.ai/api/v1' }, 10, 60_000],
  ['a server on this machine', { OPENAI_BASE_URL: 'http://localhost:11434/v1' }, 1, 300_000],
  [
    'what is set',
    {
      OPENAI_BASE_URL: 'http://192.168.1.9:8000/v1',
      TAILOR_CONCURRENCY: '8',
      OPENAI_TIMEOUT_SECONDS: '20',
    },
    8,
    20_000,
  ],
  [
    'blank lines, as compose sends them',
    { TAILOR_CONCURRENCY: '', OPENAI_TIMEOUT_SECONDS: '' },
    10,
    60_000,
  ],
])('%s: jobs at once, and time for an answer', (_what, env, tailorConcurrency, timeoutMs) => {
  expect(read(env)).toMatchObject({ tailorConcurrency, model: { timeoutMs } })
})

test.each([
  { OPENAI_TIMEOUT_SECONDS: '4' },
  { OPENAI_TIMEOUT_SECONDS: '3601' },
  { OPENAI_TIMEOUT_SECONDS: 'long' },
  { OPENAI_BASE_URL: 'localhost:11434/v1' },
  { OPENAI_BASE_URL: 'http://' },
  { TAILOR_CONCURRENCY: '0' },
])('%j is refused by its name', (env) => {
  const [name = ''] = Object.keys(env)
  expect(() => read(env as Record<string, string>)).toThrow(name)
})
