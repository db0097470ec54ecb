import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  ['Order thread', 'Run thread'],
  ['Greeted 30 guests a day', 'Ran 30 guests a day'],
  ['Prepare the vestry', 'Run the vestry'],
  ['Packed spare tyres', 'Ran spare tyres'],
  ['Phone florists, clergy and choirs', 'Run florists, clergy and choirs'],
  ['Sold tickets and swept the hall', 'Sold tickets by running the fair and swept the hall'],
])('who did something did not run it: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test.each([
  ['Held 3 pottery courses', 'Ran 3 pottery courses'],
  ['Tested blood samples', 'Ran tests on blood samples'],
  ['Carried out monthly stock checks', 'Ran monthly stock checks'],
  ['Conducted pottery courses', 'Ran pottery courses'],
  ['Sold thread, ran the till', 'Ran the till and sold thread'],
  ['Operated a lathe', 'Ran a lathe'],
  ['Responsible for the tool store', 'Ran the tool store'],
])('who held or operated it ran it: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})
