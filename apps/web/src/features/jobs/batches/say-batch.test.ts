import { expect, test } from 'vitest'
import { sayRest } from './say-batch.ts'

test.each([
  [1, 'Less than a minute left'],
  [60, 'About a minute left'],
  [61, 'About 2 minutes left'],
  [3599, 'About 60 minutes left'],
  [3600, 'About an hour left'],
  [5400, 'About 1.5 hours left'],
  [9000, 'About 2.5 hours left'],
])('%d seconds: %s', (seconds, words) => {
  expect(sayRest(seconds)).toBe(words)
})
