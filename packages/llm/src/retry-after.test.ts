import { expect, test } from 'vitest'
import { findRetryAfter, readRetryAfter, saysRetryAfter } from './retry-after.ts'

const now = Date.parse('2026-01-01T00:00:00Z')

test.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '1.5' }, 1_500],
  [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }, 30_000],
  [{ 'retry-after-ms': '2345.6', 'retry-after': '9' }, 2_346],
  [{ 'retry-after': '0' }, 1_000],
  [{ 'retry-after': '-5' }, 1_000],
  [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 1_000],
  [{ 'retry-after': '99999' }, 86_400_000],
  [{ 'retry-after': 'soon' }, 20_000],
  [{ 'retry-after-ms': 'Infinity' }, 20_000],
  [{ 'retry-after': '' }, 20_000],
  [{}, 20_000],
])('%j is %i ms', (headers, ms) => {
  expect(readRetryAfter(new Headers(headers), now)).toBe(ms)
})

test.each([
  ['Rate limit reached. Please try again in 4.77s. Need more tokens?', 4_770],
  ['tokens per day (TPD): Limit 100000. Please try again in 9m38.016s.', 578_016],
  ['try again in 250ms', 1_000],
  ['retry in 2h', 7_200_000],
  ['{"@type":"…RetryInfo","retryDelay":"47s"}', 47_000],
  ['try again in a while', undefined],
  ['', undefined],
])('%j is %s ms, where no header says more', (said, ms) => {
  expect(findRetryAfter(new Headers(), now, said)).toBe(ms)
  expect(findRetryAfter(new Headers({ 'retry-after': '3' }), now, said)).toBe(3_000)
})

test('tells a server that asks to wait from one that does not', () => {
  expect(saysRetryAfter(new Headers({ 'retry-after': '3' }))).toBe(true)
  expect(saysRetryAfter(new Headers({ 'retry-after-ms': '3' }))).toBe(true)
  expect(saysRetryAfter(new Headers())).toBe(false)
  expect(saysRetryAfter(undefined)).toBe(false)
})
