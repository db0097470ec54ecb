import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findInPuppeteerCache } from './puppeteer-cache.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tailorbird-cache-'))
})
afterEach(() => rm(root, { recursive: true }))

async function put(path: string, mode = 0o755): Promise<string> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '', { mode })
  return file
}

test('finds nothing in an empty cache, or where there is none', async () => {
  expect(await findInPuppeteerCache(root)).toBeUndefined()
  expect(await findInPuppeteerCache(join(root, 'nowhere'))).toBeUndefined()
})

test('takes the newest version by number', async () => {
  await put('chrome/linux-99.0.1/chrome-linux64/chrome')
  const newest = await put('chrome/linux-153.0.2/chrome-linux64/chrome')
  expect(await findInPuppeteerCache(root)).toMatchObject({ executablePath: newest, shell: false })
})

test('prefers a headless shell that may be run', async () => {
  await put('chrome/linux-153.0.2/chrome-linux64/chrome')
  const shell = await put('chrome-headless-shell/linux-9.0.0/x/chrome-headless-shell')
  await put('chrome-headless-shell/linux-153.0.2/x/chrome-headless-shell', 0o644)
  expect(await findInPuppeteerCache(root)).toMatchObject({ executablePath: shell, shell: true })
})
