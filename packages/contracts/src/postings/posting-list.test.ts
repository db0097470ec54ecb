import { expect, test } from 'vitest'
import { newPosting } from './posting-list.ts'

const read = (applied: string) =>
  newPosting.validateSync({ text: 'You bake.', dates: { applied } }, { strict: true })

test.each(['2000-01-01', '2026-02-28', '2099-12-31'])('%s is a day', (applied) => {
  expect(read(applied).dates).toEqual({ applied })
})

test.each(['0000-01-01', '0202-06-01', '1999-12-31', '2100-01-01', '9999-12-31'])(
  '%s is no day of our time',
  (applied) => {
    expect(() => read(applied)).toThrow('A date lies between 2000-01-01 and 2099-12-31')
  },
)

test.each(['2026-02-31', '31.01.2026', 'soon', '2026-1-5'])('%s is no date', (applied) => {
  expect(() => read(applied)).toThrow('A date is written as 2026-01-31')
})
