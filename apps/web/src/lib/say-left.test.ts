import { expect, test } from 'vitest'
import { sayLeft } from './say-left.ts'

test.each([
  [7, 5, '7 generations left (5 bought, 2 free)'],
  [5, 5, '5 generations left'],
  // Counted along: the free ones went first.
  [3, 5, '3 generations left'],
  [2, 0, '2 free generations left'],
  [1, 0, '1 free generation left'],
  [1, 1, '1 generation left'],
  [0, 0, 'no generations left'],
  [null, null, undefined],
])('%s left, %s of them bought: %s', (left, bought, words) => {
  expect(sayLeft({ left, bought })).toBe(words)
})
