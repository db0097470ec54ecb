import { expect, test } from 'vitest'
import { readRetryAfter, saysRetryAfter } from './retry-after.ts'

const now = Date.parse('2026-01-01T00:00:00Z')

test.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '1.5' }, 1_500],
  [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }, 30_000],
  [{ 'retry-after-ms': '2345.6', 'retry-after': '9' }, 2_346],
  [{ 'retry-after': '0' }, 1_000],
  [{ 'retry-after': '-5' }, 1_000],
  [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 1_000],
  [{ 'retry-after': '86400' }, 600_000],
  [{ 'retry-after': 'soon' }, 20_000],
  [{ 'retry-after-ms': 'Infinity' }, 20_000],
  [{ 'retry-after': '' }, 20_000],
  [{}, 20_000],
])('%j is %i ms', (headers, ms) => {
  expect(readRetryAfter(new Headers(headers), now)).toBe(ms)
})

test('tells a server that asks to wait from one that does not', () => {
  expect(saysRetryAfter(new Headers({ 'retry-after': '3' }))).toBe(true)
  expect(saysRetryAfter(new Headers({ 'retry-after-ms': '3' }))).toBe(true)
  expect(saysRetryAfter(new Headers())).toBe(false)
  expect(saysRetryAfter(undefined)).toBe(false)
})
