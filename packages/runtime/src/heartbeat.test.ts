import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startHeartbeat } from './heartbeat.ts'

let dir: string
beforeAll(async () => void (dir = await mkdtemp(join(tmpdir(), 'tailorbird-heartbeat-'))))
afterAll(() => rm(dir, { recursive: true }))

test('notes that the process works', async () => {
  const file = join(dir, 'alive')
  const stop = startHeartbeat(file, () => Promise.resolve())
  await vi.waitFor(async () => expect(Date.parse(await readFile(file, 'utf8'))).not.toBeNaN())
  stop()
})

test('notes nothing while it does not', async () => {
  const file = join(dir, 'dead')
  const check = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no database'))
  const stop = startHeartbeat(file, check, 1)
  await vi.waitFor(() => expect(check.mock.calls.length).toBeGreaterThan(3))
  stop()
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})
