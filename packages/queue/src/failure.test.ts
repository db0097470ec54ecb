import { CodedError } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { readFailure } from './failure.ts'

const HOUR = 3_600_000
const fail = (code: ConstructorParameters<typeof CodedError>[0], retryAfterMs?: number) =>
  readFailure(new CodedError(code, retryAfterMs === undefined ? {} : { retryAfterMs }), false)

test.each(['model_rate_limited', 'model_unavailable', 'model_quota_used_up'] as const)(
  '%s with a time pauses for that time',
  (code) => {
    expect(fail(code, 7_000)).toEqual({ code, retry: true, pauseMs: 7_000 })
  },
)

test('a day’s quota is looked at every hour, and what was asked is kept for the log', () => {
  const code = 'model_quota_used_up'
  expect(fail(code, 9 * HOUR)).toEqual({ code, retry: true, pauseMs: HOUR, askedMs: 9 * HOUR })
})

test('without a time a busy service gets 20 s, one that is away costs a try', () => {
  expect(fail('model_rate_limited').pauseMs).toBe(20_000)
  expect(fail('model_unavailable')).toEqual({ code: 'model_unavailable', retry: true })
})

test('one person’s limit never pauses everybody', () => {
  expect(fail('rate_limited', 5_000)).toEqual({ code: 'rate_limited', retry: true })
})

test.each(['model_no_credit', 'model_input_too_long', 'model_not_configured'] as const)(
  '%s is not tried again',
  (code) => {
    expect(fail(code)).toEqual({ code, retry: false })
  },
)
