import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { isSameFact } from '../facts/fact-key.ts'

test.each([
  ['Cut errors from 9 to 4 a month', 'Cut errors by more than half, from nine to four a month'],
  ['Raised sales from 40 to 95 a week', 'More than doubled sales, from 40 to 95 a week'],
  ['Sent reports to the two directors', 'Sent reports to both directors'],
  ['Sent reports to both directors', 'Sent reports to the two directors'],
  ['Covered 25 square kilometres of woodland', 'Covered 25 km² (10 square miles) of woodland'],
  ['Trained three clerks for two weeks', 'Trained 3 clerks for 2 weeks'],
  ['Typed 70 wpm', 'Typed 70 words per minute'],
  ['Filed returns with HMRC', 'Filed returns with HM Revenue & Customs (HMRC)'],
  ['Treated patients with MSK problems', 'Treated patients with musculoskeletal problems'],
  [
    'Stocktaking took two days and now takes 30 minutes',
    'Stocktaking used to take two days; it now takes half an hour',
  ],
])('a figure or short form in other words is the same: %#', (source, told) => {
  expect(checkLines([source], [told])).toEqual([])
})

test.each([
  ['Cut errors from 9 to 5 a month', 'Cut errors by more than half, from 9 to 5 a month'],
  ['Doubled sales', 'More than doubled sales'],
  ['Sent reports to one of the two directors', 'Sent reports to both directors'],
  ['Covered 25 km of road', 'Covered 25 km² of road'],
  [
    'Stocktaking took two days and now takes 30 minutes',
    'Stocktaking took 30 minutes and now takes two days',
  ],
])('a figure that says more, or another thing, is none: %#', (source, told) => {
  expect(checkLines([source], [told])).not.toEqual([])
})

test('letters stand for a long word, not for a larger title', () => {
  expect(isSameFact('Physiotherapist (MSK)', 'Physiotherapist (musculoskeletal)')).toBe(true)
  expect(isSameFact('Shorthand: 100 wpm', 'Shorthand: 100 words per minute')).toBe(true)
  expect(isSameFact('Teacher (SEN)', 'Teacher (Senior)')).toBe(false)
  expect(isSameFact('Clerk (HR)', 'Clerk (Head of Region)')).toBe(false)
})
