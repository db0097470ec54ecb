import { expect, test } from 'vitest'
import { readClaims } from '../clauses/reading.ts'
import { compareQuantities } from './compare-quantities.ts'

const blame = (told: string, ...sources: string[]) =>
  compareQuantities({
    told: readClaims(told),
    sources: sources.map(readClaims),
    context: [],
  }).map(({ reason }) => reason)

test.each([
  [
    'another bound',
    'Served over 300 customers',
    'Served up to 300 customers',
    'The resume says "up to 300 customers", and not "Served over 300 customers".',
  ],
  [
    'none at all',
    'Served 300 guests',
    'Served guests',
    'The resume does not have the figure "300" there.',
  ],
  [
    'a part of a name',
    'Rolled out S/4HANA',
    'Rolled out SAP',
    'The resume does not have the figure "S/4HANA" there.',
  ],
])('a figure is told with what is wrong with it: %s', (_, told, source, reason) => {
  expect(blame(told, source)).toEqual([reason])
})
