import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBytes } from './read-bytes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Sends so many bytes each second. */
async function send(payload: PassThrough, bytes: number, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    payload.write(Buffer.alloc(bytes))
    await new Promise(setImmediate)
    vi.advanceTimersByTime(1000)
  }
}

test('5 MB over a line of 50 kB a second arrive', async () => {
  const payload = new PassThrough()
  const read = readBytes(payload, undefined, 10_000_000, () => undefined)
  await send(payload, 50_000, 105)
  payload.end()
  expect((await read).length).toBe(5_250_000)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['stops in the middle', 0],
  ['comes byte by byte', 100],
])('a body that %s is given up', async (_what, bytes) => {
  const payload = new PassThrough()
  const read = readBytes(payload, '5000000', 10_000_000, () => undefined)
  const failed = expect(read).rejects.toMatchObject({ code: 'too_slow' })
  await send(payload, 50_000, 10)
  await send(payload, bytes, 10)
  await failed
  expect(vi.getTimerCount()).toBe(0)
})

test('bytes for which there is no room end it', async () => {
  const payload = new PassThrough()
  const full = new Error('no room')
  const read = readBytes(payload, undefined, 10, () => {
    throw full
  })
  payload.write('a')
  await expect(read).rejects.toBe(full)
})
