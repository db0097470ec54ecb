import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

const dutiesOf = (...lines: string[]) =>
  readPosting(`Clerk\nAcme Ltd\n\nYour duties\n${lines.join('\n')}`)
    .requirements.filter(({ kind }) => kind === 'responsibility')
    .map(({ term }) => term)

test.each(['Base: Civic Centre', 'Grade: J', 'TERM: 190 days', 'No drama'])(
  'a field or a greeting is no duty: %s',
  (line) => {
    expect(dutiesOf(line)).toEqual([])
  },
)

test('lines without bullets tell duties when they are long enough, points always', () => {
  expect(dutiesOf('- Brief them', 'Brief and debrief the drivers')).toEqual([
    'Brief them',
    'Brief and debrief the drivers',
  ])
})

test("a label with ':-' is a label", () => {
  const { requirements } = readPosting('Dev\nAcme Ltd\n\nMandatory skills :- Kafka, Oracle')
  expect(requirements.map(({ term, tier }) => [term, tier])).toEqual([
    ['Kafka', 'must'],
    ['Oracle', 'must'],
  ])
})
