import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRoom, holdDataDir } from './data-dir.ts'

let dir: string
beforeAll(() => void (dir = mkdtempSync(join(tmpdir(), 'tailorbird-data-'))))
afterAll(() => rmSync(dir, { recursive: true }))

test('a disk with less room than is needed is said in one sentence, with what to do', async () => {
  await checkRoom(dir, 1)
  const refused = await checkRoom(dir, 2 ** 60).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/ has \d+ MB left, and .* needs \d+ MB\. Make room/) as unknown,
  })
})

test('a folder is made, held by one, and let go', async () => {
  const data = join(dir, 'a', 'b')
  const letGo = await holdDataDir(data)
  expect(existsSync(join(data, 'tailorbird.pid'))).toBe(true)
  await letGo()
  expect(existsSync(join(data, 'tailorbird.pid'))).toBe(false)
})
