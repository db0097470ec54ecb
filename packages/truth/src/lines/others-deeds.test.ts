import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { readClaims } from '../clauses/reading.ts'
import { listRhythms } from '../figures/rhythm.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], [after]).map(({ kind }) => kind)

test.each([
  ['Worked under Ana Ruiz, who won the prize', 'Worked with Ana Ruiz and won the prize'],
  ['Filed samples for a study that Dr. Lee published', 'Filed samples and published a study'],
  ['Kept the diary of a director whose team won a bid', 'Kept a diary and won a bid'],
  ['Assisted the curator; the curator chose the works', 'Assisted the curator; chose the works'],
])('somebody else did it: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test.each([
  ['Helped the curator, who chose and hung the works', 'Helped the curator who hung the works'],
  ['Filed samples for a study that Dr. Lee published', 'Filed samples for a study by Dr. Lee'],
  ['Sailed at up to 18 knots', 'Sailed at up to 18 knots (about 33 km/h)'],
  [
    'Separate traffic within 45 nautical miles',
    'Separate traffic within 45 nautical miles (83 km)',
  ],
  ['Plant two trees an acre', 'Plant two trees an acre (about five per hectare)'],
  ['Check the doors every three months', 'Check the doors quarterly'],
  ['Audit the stores twice a year', 'Carry out half-yearly audits of the stores'],
  ['Passed on about one in five cases', 'Passed on about 20% of cases'],
])('the same in other words: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})

test('a rhythm is the time from one to the next', () => {
  const half = 15_778_800
  expect(listRhythms(readClaims('Half-yearly'))).toContain(half)
  expect(listRhythms(readClaims('Twice a year'))).toContain(half)
  expect(listRhythms(readClaims('For six months'))).not.toContain(half)
})
