import { expect, test } from 'vitest'
import { estimateRest } from './batch-pace.ts'

test.each([
  ['ten more at one a second', 10, 11, 10, 10],
  ['the same, and nothing has ended for ten seconds since', 10, 11, 20, 20],
  ['a part of a second is a second', 1, 20, 0.1, 1],
  ['too few have ended', 10, 4, 3, null],
  ['nothing is to come', 0, 20, 10, null],
])('%s', (_what, open, ends, seconds, rest) => {
  expect(estimateRest(open, ends, seconds)).toBe(rest)
})
