import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPool, type Pool } from './pool.ts'
import type { SampleTasks } from './testing/sample.thread.ts'

const warn = vi.fn<(fields: object, message: string) => void>()
const open = (timeMs: number) =>
  openPool<SampleTasks>({
    entry: new URL('testing/sample.thread.ts', import.meta.url),
    threads: 2,
    timeMs,
    memoryMb: 48,
    log: { warn },
  })
let pool: Pool<SampleTasks>
beforeAll(() => {
  pool = open(6000)
})
afterAll(() => pool.close())

const mine = { key: 'me' }

test('does its work and gives the result', async () => {
  expect(await pool.run('double', 21, mine)).toBe(42)
})

test('a coded failure comes whole', async () => {
  await expect(pool.run('refuse', 'Not like that.', mine)).rejects.toMatchObject({
    name: 'CodedError',
    code: 'invalid_input',
    message: 'Not like that.',
    fields: [{ path: 'a', message: 'b' }],
  })
})

test('any other failure is one of ours', async () => {
  await expect(pool.run('break', 'oh', mine)).rejects.toMatchObject({ name: 'RangeError' })
})

test('what takes too long is stopped, and the next one works', async () => {
  await using opened = new AsyncDisposableStack()
  const brief = open(600)
  opened.defer(() => brief.close())
  await expect(brief.run('spin', 60_000, mine)).rejects.toMatchObject({ code: 'text_too_complex' })
  expect(warn).toHaveBeenLastCalledWith(
    { task: 'spin', why: 'time', ownerId: 'me' },
    'thread stopped',
  )
  expect(await brief.run('double', 2, { key: 'other' })).toBe(4)
})

test('what waits for a core has not worked, and goes on; it is stopped after five times as long', async () => {
  await using opened = new AsyncDisposableStack()
  const brief = open(500)
  opened.defer(() => brief.close())
  expect(await brief.run('wait', 1000, mine)).toBe('timed-out')
  await expect(brief.run('wait', 60_000, mine)).rejects.toMatchObject({ code: 'text_too_complex' })
})

test('what takes too much memory is stopped, and the next one works', async () => {
  await expect(pool.run('swallow', null, mine)).rejects.toMatchObject({ code: 'text_too_complex' })
  expect(warn).toHaveBeenLastCalledWith(
    { task: 'swallow', why: 'memory', ownerId: 'me' },
    'thread stopped',
  )
  expect(await pool.run('double', 3, mine)).toBe(6)
})

test('who does not wait any more gets the own reason', async () => {
  const stop = new AbortController()
  const running = pool.run('spin', 60_000, { key: 'me', signal: stop.signal })
  stop.abort(new Error('stopping'))
  await expect(running).rejects.toThrow('stopping')
  const late = pool.run('double', 1, { key: 'me', signal: stop.signal })
  await expect(late).rejects.toThrow('stopping')
})

test('for the thread that takes the place of a stopped one waits whose work was stopped', async () => {
  await pool.run('double', 1, { key: 'other' })
  const stop = new AbortController()
  const stopped = pool.run('spin', 60_000, { key: 'me', signal: stop.signal })
  setTimeout(() => stop.abort(new Error('stopping')), 300)
  await expect(stopped).rejects.toThrow('stopping')
  const ended: string[] = []
  await Promise.all(
    ['me', 'other'].map(async (key) => {
      await pool.run('double', 2, { key })
      ended.push(key)
    }),
  )
  expect(ended).toEqual(['other', 'me'])
})

/** Whose work ends when. */
async function listEnds(work: Record<string, () => Promise<unknown>>): Promise<string[]> {
  const ended: string[] = []
  await Promise.all(
    Object.entries(work).map(async ([key, run]) => {
      await run()
      ended.push(key)
    }),
  )
  return ended
}

const SLOW = new URL('testing/slow-start.thread.ts', import.meta.url)
const BROKEN = new URL('testing/broken-once.thread.ts', import.meta.url)
const openStarting = (entry: URL, startsLate = false) =>
  openPool<SampleTasks>({
    entry,
    threads: 2,
    startsLate,
    timeMs: 6000,
    log: { warn },
  })

test("what a thread loads is nobody's work: nobody rests for it", async () => {
  await using opened = new AsyncDisposableStack()
  const late = openStarting(SLOW, true)
  opened.defer(() => late.close())
  await late.run('double', 1, mine)
  const ended = await listEnds({
    me: () => late.run('double', 2, mine),
    other: () => late.run('double', 2, { key: 'other' }),
  })
  expect(ended).toEqual(['me', 'other'])
})

test('nobody waits for a thread that loads while another is free soon', async () => {
  await using opened = new AsyncDisposableStack()
  const slow = openStarting(SLOW)
  opened.defer(() => slow.close())
  await slow.run('double', 1, mine)
  const ended = await listEnds({
    me: async () => {
      await slow.run('spin', 200, mine)
      await slow.run('double', 2, mine)
    },
    other: () => slow.run('double', 2, { key: 'other' }),
  })
  expect(ended).toEqual(['other', 'me'])
})

test('a thread that fails to start keeps only whoever has it waiting', async () => {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'broken-thread-'))
  opened.defer(() => rm(folder, { recursive: true }))
  const flag = join(folder, 'flag')
  await writeFile(flag, '')
  vi.stubEnv('BREAK_ONE_THREAD', flag)
  opened.defer(() => void vi.unstubAllEnvs())
  const broken = openStarting(BROKEN)
  opened.defer(() => broken.close())
  const stop = new AbortController()
  const kept = broken.run('double', 1, { key: 'me', signal: stop.signal })
  expect(await broken.run('double', 21, { key: 'other' })).toBe(42)
  stop.abort(new Error('stopping'))
  await expect(kept).rejects.toThrow('stopping')
})

test('the event loop goes on, and nobody waits for all of somebody else', async () => {
  const ended: string[] = []
  const slow = Array.from({ length: 4 }, async () => {
    await pool.run('spin', 300, { key: 'slow' })
    ended.push('slow')
  })
  await pool.run('double', 4, { key: 'other' })
  ended.push('other')
  await Promise.all(slow)
  expect(ended.indexOf('other')).toBeLessThan(3)
})
