import { expect, test } from 'vitest'
import { AT_HOME, countFields, coverFields } from './fields.ts'

test('terms are counted by their field, each once; what everybody has is of none', () => {
  const names = ['Conduit bending', 'Conduit bending', 'Wound care', 'Microsoft Excel', 'zzz']
  expect(countFields(names)).toEqual(
    new Map([
      ['building-trades.txt', 1],
      ['nursing.txt', 1],
    ]),
  )
})

const fields = (counts: Record<string, number>) => new Map(Object.entries(counts))

test.each([
  ['nothing asked', {}, { nursing: 9 }, 0],
  ['another field', { nursing: 5 }, { law: 9 }, 0],
  ['at home in all of it', { nursing: 5 }, { nursing: AT_HOME }, 1],
  ['more than enough counts no more', { nursing: 5 }, { nursing: 3 * AT_HOME }, 1],
  ['half at home', { nursing: 5 }, { nursing: AT_HOME / 2 }, 0.5],
  ['each field by its share', { nursing: 3, law: 1 }, { law: AT_HOME }, 0.25],
])('%s', (_, asked, has, share) => {
  expect(coverFields(fields(asked), fields(has))).toBe(share)
})
