import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

const listAsked = (line: string) =>
  readPosting(`Guard\n\nRequirements:\n- ${line}\n- Radio operation\n- CCTV\n`)
    .requirements.filter((requirement) => requirement.line.includes(line))
    .map(({ term, kind }) => `${term}: ${kind}`)

test.each([
  ['State license', 'State license'],
  ['Current state license', 'state license'],
  ['A valid state licence', 'state licence'],
  ['State license required', 'State license'],
  ['Food handler card', 'Food handler card'],
  ['Security guard license', 'Security guard license'],
  ['Provincial licence', 'Provincial licence'],
  ['Nursing license', 'Nursing license'],
])('%s is a certificate that is asked for', (line, term) => {
  expect(listAsked(line)).toEqual([`${term}: certification`])
})

test.each(['Valid license', 'License', 'Certification', 'Professional certification'])(
  '%s names none',
  (line) => {
    expect(listAsked(line)).toEqual([])
  },
)
