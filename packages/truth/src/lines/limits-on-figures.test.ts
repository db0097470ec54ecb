import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  ['Repaired 40 pumps on 8 farms', 'Repaired over 40 pumps on 8 farms'],
  ['Taught 28 pupils in 4 villages', 'Taught 28+ pupils in 4 villages'],
  ['Sewed hems within 3 days', 'Sewed hems in under 3 days'],
  ['Cut baking time from 50 to 35 minutes', 'Cut baking time from 50 to less than 35 minutes'],
  ['Cut breakages from 9 to 4 a week', 'Cut breakages from 9 to below 4 a week'],
  ['Washed 12 dogs a day', 'Washed up to 12 dogs a day'],
  ['Catalogued 1,700 coins', 'Catalogued nearly 2,000 coins'],
])('a limit that the source has not: %s', (before, after) => {
  expect(kindsOf(before, after)).toContain('figure')
})

test.each([
  ['Catalogued 1,960 coins', 'Catalogued nearly 2,000 coins'],
  ['Sewed hems within 3 days', 'Sewed hems in 3 days or less'],
  ['Sewed hems within 3 days', 'Sewed hems in at most 3 days'],
  ['Sewed hems in under 3 days', 'Sewed hems in less than 3 days'],
  ['Sewed hems in 38 minutes', 'Sewed hems in under 40 minutes'],
  ['Attendance rose from 64% to 80%', 'Attendance went up to 80% from 64%'],
])('a limit that says no more: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})
