import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { readTenures } from '../tenure/read-tenures.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  [
    'Built a service for 2,000 requests per second',
    'Built a service for 2,000 requests per minute',
  ],
  ['Served 180 guests per show, in 4 shows a day', 'Served 180 guests per day, in 4 shows'],
  ['Coached 6 new colleagues in the galley', 'Coached new colleagues in 6 galleys'],
  ['Was trained in the use of forklift trucks', 'Drove forklift trucks'],
  ['Shadowed the surgeon in 11 operations', 'Assisted the surgeon in 11 operations'],
  ['Accompanied the branch manager to fairs', 'As branch manager, went to fairs'],
  ['Reported to the head of nursing', 'Head of nursing'],
  ['Wrote rotas for the ward', 'Drew up remote rotas for the ward'],
  ['Weigh grain for 30 farms', 'Weigh grain for 30 farms, weighing the grain of 30 farms'],
  ['Wrote rotas and bought food', 'Wrote rotas and bought food / Bought food and wrote rotas'],
])('more than was said: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test.each([
  ['Built a service for 2,000 requests per second', 'Built a service for 2,000 requests a second'],
  ['Cut it from 20 to 16 weeks', 'Cut it by 20%, from 20 to 16 weeks'],
  ['Covered for the head chef on Sundays', 'Stood in as head chef on Sundays'],
  ['Drafted a plan, not yet approved', 'Drafted a plan that has not yet been approved'],
  ['Trained in the use of forklift trucks', 'Completed forklift truck training'],
  ['Wrote rotas and bought food', 'Wrote the rotas / Bought the food'],
])('the same in other words: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})

test('years are read with what they were spent on', () => {
  const text = 'Tutor with nine years in schools, four of them as a head of year.'
  expect(
    readTenures(text).map(({ quantity, subject }) => [
      quantity.written,
      subject.map(({ written }) => written).join(' '),
    ]),
  ).toEqual([
    ['nine years', 'schools'],
    ['four', 'head of'],
  ])
})
