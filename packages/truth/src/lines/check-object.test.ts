import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  ['Carried out inspections of bridges', 'Inspected bridges'],
  ['Provided support to tenants', 'Supported tenants'],
  ['Kept a herd of 40 goats', 'Kept 40 goats'],
  ['Gave pottery lessons to 30 pupils', 'Taught pottery to 30 pupils'],
  ['Did repairs on clocks', 'Repaired clocks'],
  ['Kept the keys of four chapels', 'Kept four chapel keys'],
])('the same thing in other words: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toContain('claim')
})
