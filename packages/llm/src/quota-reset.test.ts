import { expect, test } from 'vitest'
import { findQuotaReset } from './quota-reset.ts'

const MARGIN = 30_000
const HOUR = 3_600_000
const none = new Headers()
const google = '"quotaMetric":"generativelanguage.googleapis.com/requests","retryDelay":"47s"'

test.each([
  ['in winter', '2026-01-10T20:30:00Z', 11.5],
  ['in summer', '2026-07-10T20:30:00Z', 10.5],
  ['on its last second', '2026-01-11T07:59:59Z', 1 / 3600],
])('Google’s day ends at midnight on the Pacific coast, %s', (_, now, hours) => {
  expect(findQuotaReset(none, Date.parse(now), google)).toBe(hours * HOUR + MARGIN)
})

test('OpenRouter names the moment', () => {
  const now = Date.parse('2026-03-06T10:00:00Z')
  const said = `{"metadata":{"headers":{"X-RateLimit-Reset":"${now + 2 * HOUR}"}}}`
  expect(findQuotaReset(none, now, said)).toBe(2 * HOUR + MARGIN)
  const past = said.replace(String(now + 2 * HOUR), String(now - HOUR))
  expect(findQuotaReset(none, now, past)).toBe(14 * HOUR + MARGIN)
})

test('Anthropic names a day, which may be weeks away', () => {
  const now = Date.parse('2026-11-21T22:00:00Z')
  const said = '"You will regain access on 2026-12-01 at 00:00 UTC."'
  expect(findQuotaReset(none, now, said)).toBe((9 * 24 + 2) * HOUR + MARGIN)
  expect(findQuotaReset(none, Date.parse('2026-12-03T00:00:00Z'), said)).toBe(24 * HOUR + MARGIN)
})

test('a day that slides ends when the server says, or at midnight', () => {
  const now = Date.parse('2026-03-06T10:00:00Z')
  expect(findQuotaReset(none, now, 'Please try again in 9m38.016s.')).toBe(578_016)
  expect(findQuotaReset(new Headers({ 'retry-after': '600' }), now, '')).toBe(600_000)
  expect(findQuotaReset(none, now, '')).toBe(14 * HOUR + MARGIN)
})
