import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { EMPTY_PLAN, type EditPlan } from '../plan/edit-plan.ts'
import { applyEdits } from './apply-edits.ts'
import { evenPolish } from './even-polish.ts'

const resume = parseResume(`Kim Doe
kim@example.org

Experience

Baker, Mill, 01/2014 - 02/2019
- baked 300 loaves a day
- kept the ovens clean
- iPad till: took orders
- Sold bread.

Cook, Rye House, 03/2019 - 05/2023
- cooked lunch

Skills
Bread
`)
const even = (plan: Partial<EditPlan>) => {
  const outcome = applyEdits(resume, { ...EMPTY_PLAN, ...plan }, { author: 'code' })
  return evenPolish(resume, outcome).map(({ targetId, text }) => [targetId, text])
}
const reword = (text: string) => ({
  edits: [{ targetId: 'w0.b0', text, sourceIds: ['w0.b0'], requirement: '', reason: '' }],
})

test('beside a polished bullet no line of its job begins or ends otherwise', () => {
  expect(even(reword('Baked 300 loaves a day.'))).toEqual([
    ['w0.b1', 'Kept the ovens clean.'],
    ['w0.b2', 'iPad till: took orders.'],
  ])
  expect(even(reword('Baked 300 loaves a day'))).toEqual([['w0.b1', 'Kept the ovens clean']])
})

test('where nothing was worded anew, or what was left out, nothing is touched', () => {
  expect(even({})).toEqual([])
  expect(even({ ...reword('Baked 300 loaves a day.'), drops: ['w0.b1', 'w0.b2'] })).toEqual([])
})
