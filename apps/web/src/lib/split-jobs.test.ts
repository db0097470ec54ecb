import { expect, test } from 'vitest'
import { hasSeparator, splitJobs } from './split-jobs.ts'

test.each([
  ['Baker\n===\nCook', ['Baker', 'Cook']],
  ['Baker\r\n  ======  \r\nCook', ['Baker', 'Cook']],
  ['===\n\nBaker\n===\n \n===\nCook\n===', ['Baker', 'Cook']],
  ['Baker\n==\nOven', ['Baker\n==\nOven']],
  ['a === b\n=== x ===', ['a === b\n=== x ===']],
  [' \n===\n', []],
])('splits %j', (text, jobs) => {
  expect(splitJobs(text)).toEqual(jobs)
})

test('knows a separator line', () => {
  expect(hasSeparator('a\n ==== \nb')).toBe(true)
  expect(hasSeparator('a === b')).toBe(false)
})
