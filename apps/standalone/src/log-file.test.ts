import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutLog } from './log-file.ts'

let dir: string
beforeAll(() => void (dir = mkdtempSync(join(tmpdir(), 'tailorbird-log-'))))
afterAll(() => rmSync(dir, { recursive: true }))

test('a large log is put aside while others write to it, and they go on in the empty one', () => {
  const path = join(dir, 'tailorbird.log')
  const writers = [openSync(path, 'a'), openSync(path, 'a')]
  for (const [index, fd] of writers.entries()) writeSync(fd, `before ${index}\n`)
  cutLog(path, 100)
  expect(readFileSync(path, 'utf8')).toBe('before 0\nbefore 1\n')
  cutLog(path, 10)
  for (const [index, fd] of writers.entries()) writeSync(fd, `after ${index}\n`)
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('before 0\nbefore 1\n')
  expect(readFileSync(path, 'utf8')).toBe('after 0\nafter 1\n')
  for (const fd of writers) closeSync(fd)
})
