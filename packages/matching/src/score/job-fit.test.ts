import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import { readJobFit } from './job-fit.ts'
import { compare, findRow } from './testing/compare.ts'

const resumeOf = (title: string, bullets = ['Kept the place tidy']) => `Jo Doe
jo@example.com

Experience

${title}, Acme Ltd, 2015 – 2020
${bullets.map((bullet) => `- ${bullet}`).join('\n')}
`

test.each([
  ['Senior QC Microbiology Analyst', 'QC Microbiologist', 1],
  ['Altenpflegerin', 'Pflegefachkraft', 1],
  ['HR Generalist', 'HR Business Partner', 1 / 3],
  ['Engineer', 'Platform Engineer', 1 / 4],
  ['Accountant', 'Account Executive', 0],
  ['Specialist', 'Specialist', 0],
])('%s is %s by %d', (had, wanted, share) => {
  expect(readJobFit(parseResume(resumeOf(had)), wanted).share).toBeCloseTo(share)
})

const POSTING = `Journeyman Electrician

Requirements:
- Conduit bending
- Motor controls
- Blueprint reading
- AutoCAD
- Red Seal
`

test('who had the job has what it gives, when other things are proven; no product and no paper', () => {
  const proven = [
    'Bent conduit for schools: conduit bending on nine sites',
    'Traced faults of motor controls',
  ]
  const report = compare(resumeOf('Journeyman Electrician', proven), POSTING)
  expect(findRow(report, 'Blueprint reading')).toMatchObject({
    status: 'supported',
    match: 'presumed',
    line: 'Journeyman Electrician',
  })
  expect(findRow(report, 'AutoCAD').status).toBe('missing')
  expect(findRow(report, 'Red Seal').status).toBe('missing')
})

test('a title alone proves nothing', () => {
  const report = compare(resumeOf('Journeyman Electrician'), POSTING)
  expect(findRow(report, 'Blueprint reading').status).toBe('missing')
})
