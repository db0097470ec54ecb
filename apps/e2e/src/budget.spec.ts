import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from './shared-product.ts'

/** All that a first visit runs before a person does anything, compressed. */
const MOST_BYTES = 150_000

test('the first load of / stays within its budget of JavaScript', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).byteLength)
    sizes.set(new URL(response.url()).pathname, size)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const scripts = await Promise.all(
    [...sizes].map(async ([path, size]) => ({ path, size: await size })),
  )
  const sum = scripts.reduce((total, { size }) => total + size, 0)
  const list = scripts
    .toSorted((one, other) => other.size - one.size)
    .map(({ path, size }) => `${size} ${path}`)
  expect(sum, `gzip, bytes:\n${list.join('\n')}`).toBeLessThanOrEqual(MOST_BYTES)
  expect(scripts.length).toBeGreaterThan(1)
})
