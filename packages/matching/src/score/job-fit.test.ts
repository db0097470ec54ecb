import { expect, test } from 'vitest'
import { countFields } from '@tailorbird/lexicon'
import { parseResume, readPosting } from '@tailorbird/reading'
import { readFieldFit, readTitleFit } from './job-fit.ts'
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
  expect(readTitleFit(parseResume(resumeOf(had)), wanted)).toBeCloseTo(share)
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
    status: 'missing',
    match: 'presumed',
    line: '',
  })
  for (const term of ['AutoCAD', 'Red Seal'])
    expect(findRow(report, term)).toMatchObject({ status: 'missing', match: null })
})

test('a title alone proves nothing', () => {
  const report = compare(resumeOf('Journeyman Electrician'), POSTING)
  expect(findRow(report, 'Blueprint reading')).toMatchObject({ status: 'missing', match: null })
})

const FIELD_POSTING = `Kestrel Lead

Requirements:
- Conduit bending
- Motor controls
- Fire alarm systems
- Cable tray installation
- Lockout/tagout
- Terraform
- Red Seal
- German
`
const AT_HOME = [
  'Conduit bending and cable pulling on nine sites',
  'Motor controls of two plants',
  'Cable tray installation by hand',
]

test('who is at home in the field has what it gives, whatever the title; no name, paper or language', () => {
  const report = compare(resumeOf('Helper', AT_HOME), FIELD_POSTING)
  expect(findRow(report, 'Fire alarm systems')).toMatchObject({
    status: 'missing',
    match: 'presumed',
  })
  const presumed = report.requirements.filter(({ match }) => match === 'presumed')
  expect(presumed.map(({ term }) => term)).toEqual(['Fire alarm systems'])
  for (const term of ['Terraform', 'Red Seal', 'German'])
    expect(findRow(report, term).status).toBe('missing')
})

test('another field lends nothing', () => {
  const bullets = ['Wound care and triage', 'Conduit bending for the ward', 'Taking vital signs']
  const report = compare(resumeOf('Helper', bullets), FIELD_POSTING)
  expect(findRow(report, 'Fire alarm systems').match).toBeNull()
})

test('the fields of a posting with few terms are not known', () => {
  const posting = readPosting('Lead\n\nRequirements:\n- Conduit bending\n- Motor controls')
  const fields = countFields(['Conduit bending', 'Motor controls', 'Switchgear', 'Cable pulling'])
  expect(readFieldFit(fields, posting)).toBe(0)
  expect(readFieldFit(fields, readPosting(FIELD_POSTING))).toBeGreaterThan(0.5)
})

test('what is said in passing earns no less than what is presumed', () => {
  const silent = compare(resumeOf('Journeyman Electrician', AT_HOME), FIELD_POSTING)
  const told = compare(
    `${resumeOf('Journeyman Electrician', AT_HOME)}\nSummary\nElectrician who knows fire alarm systems\n`,
    FIELD_POSTING,
  )
  expect(findRow(told, 'Fire alarm systems').status).toBe('covered')
  expect(told.score).toBeGreaterThanOrEqual(silent.score ?? 100)
})
