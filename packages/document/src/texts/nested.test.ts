import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFlat, nestLines, readNested, replaceLine, writeNested } from './nested.ts'

const MOVE = 'Led the move\n- planned it\n  - on paper\n- ran it'

test('a bullet has what stands below it', () => {
  expect(readNested(MOVE)).toEqual([
    { depth: 0, text: 'Led the move' },
    { depth: 1, text: 'planned it' },
    { depth: 2, text: 'on paper' },
    { depth: 1, text: 'ran it' },
  ])
  expect(writeNested(readNested(MOVE))).toBe(MOVE)
  expect(listFlat([MOVE, 'Cooked'])).toEqual([
    'Led the move',
    'planned it',
    'on paper',
    'ran it',
    'Cooked',
  ])
})

test('a text of one line is that line, whatever signs are in it', () => {
  expect(readNested('- a\t- b')).toEqual([{ depth: 0, text: '- a\t- b' }])
  expect(readNested('one\ntwo')).toEqual([{ depth: 0, text: 'one two' }])
})

test('one line is written anew, and all others stay', () => {
  expect(replaceLine(MOVE, 0, 'Ran the move')).toBe(MOVE.replace('Led', 'Ran'))
  expect(replaceLine(MOVE, 2, 'in pencil')).toBe(MOVE.replace('on paper', 'in pencil'))
  expect(replaceLine(MOVE, 4, 'more')).toBeUndefined()
})

test('no line is lost, however deep it claims to stand', () => {
  const text = fc.stringMatching(/^[^\n]{1,20}$/)
  const lines = fc.array(fc.record({ depth: fc.nat(9), text }), { maxLength: 12 })
  fc.assert(
    fc.property(lines, (all) => {
      expect(listFlat(nestLines(all))).toEqual(all.map((line) => line.text))
    }),
  )
})
