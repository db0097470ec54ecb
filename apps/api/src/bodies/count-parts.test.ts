import { expect, test } from 'vitest'
import { countParts } from './count-parts.ts'

const count = (json: string, most = 1000) => countParts(Buffer.from(json), most)

test.each([
  ['{}', 1, 1],
  ['{"a":1,"b":[2,3]}', 6, 2],
  [String.raw`{"a":"[{,:\"[{,:","b":"\\"}`, 4, 1],
  ['[[[[]]],[]]', 6, 4],
  ['"only text', 0, 0],
  ['', 0, 0],
])('%s has %i parts, %i deep', (json, parts, depth) => {
  expect(count(json)).toEqual({ parts, depth })
})

test('counting ends above the limit, and no body takes it long', () => {
  expect(count('[0,'.repeat(1_000_000), 100)).toEqual({ parts: 101, depth: 51 })
  const begin = performance.now()
  count(`{"a":"${String.raw`\"`.repeat(2_000_000)}"}`)
  count(`{"a":"${'\\'.repeat(4_000_000)}"}`)
  expect(performance.now() - begin).toBeLessThan(3000)
})
