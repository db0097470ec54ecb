import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findOtherJob } from './find-other-job.ts'

const OWN = 'Turned over 6 theatres between cases, inside 20 minutes'
const BEFORE = 'Machines for 14 theatres, 9 to 11 rooms a shift'

const find = (told: string, sourceIds: readonly string[]) =>
  findOtherJob({
    told: readClaims(told),
    target: readClaims(OWN),
    language: 'en',
    sources: [readClaims(OWN), readClaims(BEFORE)],
    sourceIds,
    context: [readClaims('Theatre assistant, Harlan Ridge, 2019 - 2022')],
    resume: [],
  })

test('a figure of another job is none of this one', () => {
  const told = 'Turned over 6 theatres, 11 rooms a shift, inside 20 minutes'
  expect(find(told, ['w1.b0', 'w0.b0'])?.amount).toBe(11)
  expect(find(told, ['w1.b0', 'e0.t0'])?.amount).toBe(11)
})

test.each([
  ['a line of the same job', 'Turned over 6 theatres, 11 rooms a shift', ['w1.b0', 'w1.b3']],
  [
    'what stands outside all jobs',
    'Turned over 6 theatres, 11 rooms a shift',
    ['w1.b0', 'summary'],
  ],
  ['its own figures', 'Turned over 6 theatres inside 20 minutes', ['w1.b0', 'w0.b0']],
  ['its own dates', 'Turned over 6 theatres from 2019 on', ['w1.b0', 'w0.b0']],
  ['no ids', 'Turned over 6 theatres, 11 rooms a shift', []],
])('%s may be told', (_, told, ids) => {
  expect(find(told, ids)).toBeUndefined()
})
