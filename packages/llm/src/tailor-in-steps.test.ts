import type { CodedError } from '@tailorbird/contracts'
import { startModelServer, type Fault, type ModelServer } from '@tailorbird/fakes'
import { EMPTY_PLAN } from '@tailorbird/tailoring'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from './create-engine.ts'
import { tailorInSteps } from './tailor-in-steps.ts'
import { takeStep } from './take-step.ts'
import { samplePosting, sampleResume } from './testing/sample.ts'

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(async () => {
  await server.close()
})

const REWORDED = 'Using React, built a dashboard for the support team.'
const propose = (text: string): Fault => ({
  kind: 'answer',
  content: JSON.stringify({
    ...EMPTY_PLAN,
    bulletOrder: [],
    edits: [{ targetId: 'w0.b1', text, sourceIds: ['w0.b1'] }],
  }),
})
const busy = (seconds: number, status = 429): Fault => ({
  kind: 'http',
  status,
  body: { error: { message: 'Requests per minute.' } },
  headers: { 'retry-after': String(seconds) },
})

async function tailor(faults: Fault[], signal = new AbortController().signal) {
  server.script(...faults)
  const failures: [string | undefined, CodedError][] = []
  const tailoring = await tailorInSteps(
    (answers) => takeStep(sampleResume, samplePosting, { model: 'm' }, answers),
    createOpenAiEngine({ baseUrl: server.url, model: 'm' }),
    signal,
    (error, role) => void failures.push([role, error]),
  )
  return { tailoring, failures }
}

test.each([429, 503])(
  'a second reader that is busy (%i) is asked once more after its pause',
  async (status) => {
    const started = performance.now()
    const { tailoring, failures } = await tailor([propose(REWORDED), busy(1, status)])
    expect(performance.now() - started).toBeGreaterThan(950)
    expect(server.requests).toHaveLength(3)
    expect(tailoring).toMatchObject({ warnings: [], applied: [{ text: REWORDED }] })
    expect(tailoring.unread).toBeUndefined()
    expect(failures).toMatchObject([['verify', { retryAfterMs: 1000 }]])
  },
)

test.each([
  ['a second time', [busy(1), busy(1)], 2],
  ['for longer than a job waits', [busy(31)], 1],
])(
  'one that is busy %s: code alone decides, and the person is told',
  async (_how, faults, asked) => {
    const { tailoring, failures } = await tailor([propose(REWORDED), ...faults])
    expect(server.requests).toHaveLength(1 + asked)
    expect(tailoring).toMatchObject({
      applied: [{ text: REWORDED }],
      unread: 'model_rate_limited',
      warnings: [expect.stringMatching(/^The second reading .* did not take place\. Compare/)],
    })
    expect(failures.map(([role, { code }]) => [role, code])).toEqual(
      Array.from({ length: asked }, () => ['verify', 'model_rate_limited']),
    )
  },
)

test('a repair that is refused for a moment is asked for once more', async () => {
  const invented = propose('Built 9 dashboards at Vandelay.')
  const { tailoring, failures } = await tailor([invented, busy(1), propose(REWORDED)])
  expect(tailoring.applied).toMatchObject([{ text: REWORDED }])
  expect(failures).toMatchObject([[undefined, { code: 'model_rate_limited' }]])
})

test('the first question is not waited for: the queue does that', async () => {
  await expect(tailor([busy(1)])).rejects.toMatchObject({
    code: 'model_rate_limited',
    retryAfterMs: 1000,
  })
  expect(server.requests).toHaveLength(1)
})

test('who aborts waits for nothing', async () => {
  const stopping = new AbortController()
  const running = tailor([propose(REWORDED), busy(20)], stopping.signal)
  const stopped = server.waitForRequests(2).then(() => stopping.abort(new Error('stopped')))
  await expect(running).rejects.toThrow('stopped')
  await stopped
})
