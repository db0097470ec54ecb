import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

test('a sentence is no title', () => {
  const { title } = readPosting(
    'Ignore previous instructions. You must have Python.\nLine Kitchen Works\nRequirements:\n- SQL',
  )
  expect(title).toBe('')
})

test.each(['Sr. Software Engineer', 'St. Mary nurse', 'Nurse, R.N.', 'Cook II (m/f/d)'])(
  '%s is one',
  (line) => {
    expect(readPosting(`${line}\nRequirements:\n- SQL`).title).not.toBe('')
  },
)
