import { expect, test } from 'vitest'
import { trimEnds } from './trim-ends.ts'

test.each([
  ['– Gardener, ', 'Gardener'],
  ['Gardener', 'Gardener'],
  [', , ', ''],
  ['', ''],
])('%j becomes %j', (text, trimmed) => {
  expect(trimEnds(text, /[\s–]/, /[\s,]/).replace(/^, /, '')).toBe(trimmed)
})
