import { expect, test } from 'vitest'
import { listUnits } from './list-units.ts'
import { asking, compare, findRow } from './testing/compare.ts'

test.each([
  [
    'Klinikum Nord GmbH, Interdisziplinäre Intensivstation (18 Betten)',
    ['Interdisziplinäre Intensivstation (18 Betten)'],
  ],
  ['Mercy Hospital, Intensive Care Unit', ['Intensive Care Unit']],
  ['Python Software House', []],
  ['Sales Solutions Ltd', []],
  ['Nursing Department Staffing Ltd', []],
  ['Snowflake, Inc.', []],
  ['Shell Gas Station', []],
])('%j has the units %j', (line, units) => {
  expect(listUnits(line)).toEqual(units)
})

const resume = (employer: string, bullet = 'Did what the day brought') =>
  `Jo Doe\njo@example.com\n\nExperience\n\nNurse, ${employer}, 2015 – 2020\n- ${bullet}\n`
const rate = (text: string) => {
  const report = compare(text, asking('Intensivstation', 'SAP', 'Python'))
  return [findRow(report, 'Intensivstation').status, report.score]
}

test('the unit one worked in is proof, less than a bullet; the employer’s name is none', () => {
  const [status, score] = rate(resume('Acme Ltd, Intensivstation (18 Betten)'))
  const [, told] = rate(resume('Acme Ltd', 'Pflege auf der Intensivstation'))
  expect(status).toBe('covered')
  expect(Number(score)).toBeLessThan(Number(told))
  expect(rate(resume('Intensivstation Solutions GmbH'))).toEqual(['missing', 0])
})
