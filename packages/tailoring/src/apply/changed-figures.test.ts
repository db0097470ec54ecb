import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { applyEdits } from './apply-edits.ts'
import { reword } from './testing/reword.ts'

const resume = parseResume(`Jo Doe
jo@example.org

Experience

Stock Controller, Fennel Foods, Bath
June 2016 – February 2019
- Reduced mis-picks by 5% by relabelling 240 shelves
- Handled 40 supplier calls a week and escalated complaints
`)

test.each([
  ['a sign before it', 'w0.b0', 'Reduced mis-picks by >5% by relabelling 240 shelves'],
  ['a sign behind it', 'w0.b0', 'Reduced mis-picks by 5%+ by relabelling 240 shelves'],
  ['a raised figure beside it', 'w0.b0', 'Reduced mis-picks by 5% by relabelling 240² shelves'],
  [
    'percent as points',
    'w0.b0',
    'Reduced mis-picks by 5 percentage points by relabelling 240 shelves',
  ],
  ['one more thing', 'w0.b1', 'Handled 40 supplier calls and escalated 40 complaints a week'],
])('a figure with %s is not used', (_what, id, text) => {
  expect(reword(resume, id, text)).toEqual([])
})

test('the same figure in the same place is', () => {
  expect(
    reword(resume, 'w0.b0', 'Reduced the mis-picks by 5% by relabelling 240 shelves'),
  ).toHaveLength(1)
})

test('a figure that became another one is refused, whatever else is wrong with the text', () => {
  const { refused } = applyEdits(resume, {
    ...EMPTY_PLAN,
    edits: [
      {
        targetId: 'w0.b0',
        text: 'Led the relabelling of 240 shelves, reducing mis-picks by 15%',
        sourceIds: ['w0.b0'],
        requirement: '',
        reason: '',
      },
    ],
  })
  expect(refused).toMatchObject([{ verdict: { verdict: 'refused' } }])
})
