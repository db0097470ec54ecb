import { expect, test } from 'vitest'
import { guessTitle } from './guess-title.ts'

test.each([
  ['Baker\nCrumb & Co', 'Baker'],
  ['\n \n\tHi\r\nCook \r\n', 'Cook'],
  ['abc\nabcd', 'abcd'],
  [`${'x'.repeat(100)}\n${'y'.repeat(99)}`, 'y'.repeat(99)],
  ['', undefined],
  ['a\nb', undefined],
  ['x'.repeat(100), undefined],
])('the first line of 4 to 99 characters of %j', (posting, title) => {
  expect(guessTitle(posting)).toBe(title)
})
