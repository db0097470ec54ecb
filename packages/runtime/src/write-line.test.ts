import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLine } from './write-line.ts'

let dir: string
beforeAll(() => void (dir = mkdtempSync(join(tmpdir(), 'tailorbird-line-'))))
afterAll(() => rmSync(dir, { recursive: true }))

test('writes whole lines, one after the other', () => {
  const file = join(dir, 'log')
  const fd = openSync(file, 'a')
  writeLine(fd, 'first\n')
  writeLine(fd, `${'x'.repeat(200_000)}\n`)
  closeSync(fd)
  expect(readFileSync(file, 'utf8')).toBe(`first\n${'x'.repeat(200_000)}\n`)
})

test.runIf(existsSync('/dev/full'))('drops a line that a full disk does not take', () => {
  const fd = openSync('/dev/full', 'w')
  expect(() => writeLine(fd, 'lost\n')).not.toThrow()
  closeSync(fd)
})
