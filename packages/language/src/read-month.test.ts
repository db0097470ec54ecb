import { expect, test } from 'vitest'
import { readMonth } from './read-month.ts'

test.each([
  ['seit März 2019', '2019-3', 1],
  ['Mrz. 2019', '2019-3', 1],
  ['15 août 2020', '2020-8', 1],
  ['sept. 2016', '2016-9', 1],
  ['3 de mayo de 2015', '2015-5', 1],
  ['luglio 2018', '2018-7', 1],
  ['ott 2018', '2018-10', 1],
  ['dez/2021', '2021-12', 1],
  ['maart 2017', '2017-3', 1],
  ['października 2014', '2014-10', 1],
  ["Jan '19", '2019-1', 1],
  ['2019-03', '2019-3', 1],
  ['03/2019', '2019-3', 1],
  ['Summer 2018', '2018-6', 3],
  ['Sommer 2018', '2018-6', 3],
  ['été 2018', '2018-6', 3],
  ['Q4 2020', '2020-10', 3],
  ['2019', '2019-1', 12],
])('%s begins in %s and has %i months', (written, month, length) => {
  const { first = 0, last = 0 } = readMonth(written) ?? {}
  expect(`${Math.floor(first / 12)}-${(first % 12) + 1}`).toBe(month)
  expect(last - first + 1).toBe(length)
})
