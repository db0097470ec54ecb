import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { BatchDto, JobPage } from '@tailorbird/contracts'
import { findFreePort } from '@tailorbird/db/embedded'
import { createTestDatabase } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

/** Four processes start, and share their cores with other tests. */
const PATIENCE_MS = 180_000
vi.setConfig({ testTimeout: 2 * PATIENCE_MS, hookTimeout: 2 * PATIENCE_MS })

const opened = new AsyncDisposableStack()
const printed: string[] = []
let url = ''

/** Starts one of the product's processes, and keeps what it prints. */
function start(main: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [new URL(`../../${main}`, import.meta.url).pathname], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8').on('data', (part: string) => void printed.push(part))
  const exited = once(child, 'exit')
  opened.defer(async () => {
    child.kill('SIGTERM')
    await exited
  })
  return exited
}

beforeAll(async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  opened.defer(database.close)
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  const { REDIS_URL: _redis, OPENAI_BASE_URL: _server, OPENAI_API_KEY: _key, ...rest } = process.env
  const env = {
    ...rest,
    DATABASE_URL: database.url,
    PORT: String(port),
    SECRET: 'a secret of more than 32 characters for tests',
    WEB_DIR: '/nowhere',
    PDF_ALLOW_NO_SANDBOX: '1',
  }
  await start('api/src/migrate.main.ts', env)
  for (const main of ['api/src/main.ts', 'worker/src/tailor.main.ts', 'worker/src/render.main.ts'])
    void start(main, env)
  await vi.waitUntil(() => readLog().filter(({ msg }) => msg === 'ready').length === 3, {
    timeout: PATIENCE_MS,
  })
})
afterAll(() => opened.disposeAsync())

interface Line {
  name?: string
  msg?: string
  code?: string
  resumeId?: string
}
const toLine = (text: string) => JSON.parse(text) as Line
const readLines = () => printed.join('').split('\n').filter(Boolean)
const readLog = () => readLines().map(toLine)

/** As support does: every line with this text. */
const grep = (text: string) =>
  readLines()
    .filter((line) => line.includes(text))
    .map(toLine)

const RESUME =
  '# Ada Lindqvist\nada@example.org\n\n## Experience\n\n### Gardener, Orchard House\n2019 - 2024\n\n'

let cookie = ''
async function call(path: string, body?: object): Promise<Response> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  cookie ||= answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return answer
}

/** @returns the jobs' ids, when all have ended */
async function runBatch(originalContent: string, postings: string[]): Promise<string[]> {
  const jobs = postings.map((jobDescription) => ({ jobDescription }))
  const answer = await call('/api/jobs', { originalContent, mode: 'batch', jobs })
  const batch = (await answer.json()) as BatchDto
  await vi.waitFor(
    async () => {
      const page = (await (await call(`/api/jobs?batchId=${batch.batchId}`)).json()) as JobPage
      expect(page.jobs.map(({ status }) => status)).not.toContain('queued')
      expect(page.jobs.map(({ status }) => status)).not.toContain('processing')
    },
    { timeout: PATIENCE_MS, interval: 500 },
  )
  return batch.jobs.map(({ id }) => id)
}
const names = (lines: Line[]) => new Set(lines.map(({ name }) => name))
const steps = (lines: Line[]) => lines.map(({ name, msg }) => `${name}: ${msg}`)

test('one job of a batch is followed through all processes by its id alone', async () => {
  await call('/api/jobs')
  const [first = '', second = ''] = await runBatch(`${RESUME}- Pruned 40 fruit trees`, [
    'Gardener at Bayview\n\nRequirements:\n- Pruning',
    'Orchard hand at Bayview\n\nRequirements:\n- Fruit trees',
  ])
  for (const [id, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const lines = grep(id)
    expect(names(lines)).toEqual(new Set(['api', 'tailor', 'render']))
    expect(steps(lines)).toEqual(
      expect.arrayContaining([
        'api: jobs accepted',
        'tailor: work started',
        'tailor: tailored',
        'tailor: work finished',
        'render: work started',
        'render: rendered',
        'render: work finished',
      ]),
    )
    const { resumeId = '' } = lines.find(({ msg }) => msg === 'tailored') ?? {}
    // The result's id leads to the same lines, and none of them is the other job's.
    expect(steps(grep(resumeId))).toEqual(
      expect.arrayContaining(['tailor: tailored', 'render: rendered']),
    )
    expect(steps(grep(resumeId).filter((line) => JSON.stringify(line).includes(other)))).toEqual([])
  }
})

test('a job that failed is found by its id, with the reason and without its text', async () => {
  const bullets = Array.from({ length: 2000 }, (_, n) => `- Pruned ${n} pear trees of house ${n}\n`)
  const [id = ''] = await runBatch(RESUME + bullets.join(''), ['Gardener at Bayview'])
  const page = (await (await call('/api/jobs?status=error')).json()) as JobPage
  expect(page.jobs.map((job) => job.id)).toEqual([id])
  // Too long to print; on a busy machine to tailor in time.
  const failed = grep(id).filter(({ msg }) => msg === 'work given up')
  expect(failed).toMatchObject([{ code: page.jobs[0]?.error?.code }])
  for (const word of ['Lindqvist', 'ada@', 'Orchard', 'pear', 'Bayview'])
    expect(printed.join('')).not.toContain(word)
})
