import { expect, test } from 'vitest'
import { asking } from './testing/compare.ts'
import { readPosting } from '@tailorbird/reading'

const read = (line: string) =>
  readPosting(asking(line)).requirements.flatMap(({ term, years, kind }) =>
    kind === 'responsibility' ? [] : [[term, years]],
  )

test.each([
  [
    '5 years Python, 2 years Go, 10 years C++',
    [
      ['Python', 5],
      ['Go', 2],
      ['C++', 10],
    ],
  ],
  [
    '5+ years Python, 2+ years Go and Kubernetes',
    [
      ['Python', 5],
      ['Go', 2],
      ['Kubernetes', 2],
    ],
  ],
  ['3-5 yrs Java', [['Java', 3]]],
  ['24 months of Kafka', [['Kafka', 2]]],
  ['18 months of experience with Kafka', [['Kafka', 1.5]]],
  ['5 Jahre Java', [['Java', 5]]],
  ['3 ans de Java', [['Java', 3]]],
  ['3 años de Java', [['Java', 3]]],
  ['Java for a contract of 12 months', [['Java', null]]],
  ['12 months contract, experience with Java', [['Java', null]]],
])('%s asks for %j', (line, asked) => {
  expect(read(line)).toEqual(asked)
})
