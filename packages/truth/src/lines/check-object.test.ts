import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  ['Laid out chairs for reading circles', 'Organised reading circles'],
  ['Set out materials for reading circles of 6', 'Organised reading circles of 6'],
  ['Took pictures for two books', 'Wrote two books'],
  ['Laid out chairs for reading circles', 'Laid out reading circles'],
  ['Kept the keys of four chapels', 'Kept four chapels'],
  ['Booked rooms for two conferences', 'Booked two conferences'],
  ['Wrote about 60 letters a year for older tenants', 'Wrote to about 60 older tenants a year'],
  ['Drew 14 plans a month for local builders', 'Drew for 14 local builders a month'],
])('what stood between the verb and the thing is gone: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

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
