import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  ['Serviced 5 lathes and 3 band saws', 'Serviced 8 machines (5 lathes and 3 band saws)'],
  ['Fed 40 goats and 12 sheep', 'Fed over 50 animals: 40 goats and 12 sheep'],
  [
    'Bought seed and twine within a weekly budget of £300',
    'Bought seed and twine within an annual budget of £15,600',
  ],
])('what sums up or converts the figures: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})

test.each([
  ['Serviced 5 lathes and 3 band saws', 'Serviced 9 machines (5 lathes and 3 band saws)'],
  ['Serviced 5 lathes and 3 band saws', 'Serviced 8 reactors (5 lathes and 3 band saws)'],
  [
    'Bought seed and twine within a weekly budget of £300',
    'Bought seed and twine within an annual budget of £25,600',
  ],
  [
    'Bought seed and twine within a weekly budget of £300',
    'Bought seed and twine within a monthly budget of £300',
  ],
  ['Typed letters for tribunals', 'Typed letters for courts'],
  ['Typed letters for clinics', 'Typed letters for hospitals'],
  ['Swept streets for the town', 'Swept streets for the city'],
])('what does not follow: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})
