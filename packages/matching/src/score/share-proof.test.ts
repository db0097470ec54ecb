import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { scoreMatch } from './score-match.ts'

const POSTING = `Food Safety Lead

Your duties:
- Ensure compliance with BRCGS, retailer codes of practice and HACCP
- Deliver the daily plan

Requirements:
- BRCGS
- HACCP
`
const resumeWith = (bullet: string) =>
  `Jo Doe\njo@example.org\n\nExperience\n\nShift lead, Acme Ltd, 2015 – 2020\n- ${bullet}\n`

const readDuty = (bullet: string) => {
  const report = scoreMatch(parseResume(resumeWith(bullet)), readPosting(POSTING))
  const duty = report.requirements.find(({ term }) => term.startsWith('Ensure'))
  return duty && { status: duty.status, line: duty.line }
}

test('a duty is shown in part where all that it names is', () => {
  const bullet = 'Passed audits of BRCGS and kept the HACCP records'
  expect(readDuty(bullet)).toEqual({ status: 'supported', line: bullet })
})

test('a duty of which something is missing is missing', () => {
  expect(readDuty('Passed audits of HACCP')?.status).toBe('missing')
})
