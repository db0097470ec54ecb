import { expect, test } from 'vitest'
import { findJson } from './find-json.ts'

test.each([
  ['alone', '{"a":1}'],
  ['with a byte order mark', '\uFEFF{"a":1}'],
  ['in a fence', 'Here you go:\n```json\n{"a":1}\n```\nGood luck!'],
  ['in prose', 'The plan is {"a":1} and that is all.'],
  ['after thinking aloud', '<think>Maybe {} or {x} or "{"?</think>\n{"a":1}'],
  ['before a stray brace', '{"a":1} }'],
  ['after an open brace', 'Set {a, then: {"a":1}'],
])('%s', (_where, text) => {
  expect(findJson(text)).toEqual({ a: 1 })
})

test('reads braces and quotes inside of strings', () => {
  const value = { text: 'a "quoted" } { brace \\', more: [{ b: '}' }] }
  expect(findJson(`So: ${JSON.stringify(value)}.`)).toEqual(value)
})

test.each(['', 'no object here', '{"a": oops}', '{"a":', '}{'])('nothing in %j', (text) => {
  expect(findJson(text)).toBeUndefined()
})

// A search that is not linear ends in the test's own timeout.
test.each(['{', '{}', '{"', '{x}', '}', '{"a":['])(
  'a million times %j is read to its end',
  (piece) => {
    expect(() => findJson(piece.repeat(1_000_000))).not.toThrow()
  },
)
