import { expect, test } from 'vitest'
import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import * as samples from '@tailorbird/document/samples/resumes'
import { checkTruth } from './check-truth.ts'

const kindsOf = (sample: string, from: string, to: string) => {
  if (!sample.includes(from)) throw new Error('the sample has no such text')
  return checkTruth(sample, sample.replace(from, to)).map(({ kind }) => kind)
}

test('a resume is true to itself, in both forms', () => {
  for (const sample of Object.values(samples)) {
    expect(checkTruth(sample, sample)).toEqual([])
    expect(checkTruth(sample, toMarkdown(parseResume(sample)))).toEqual([])
  }
})

test.each([
  ['contact', samples.nurse, 'maria.okafor@', 'maria@'],
  ['job', samples.nurse, 'Staff Nurse', 'Head Nurse'],
  ['job', samples.nurse, 'Rideau Care Centre', 'Mayo Clinic'],
  ['job', samples.nurse, 'March 2019', 'March 2015'],
  ['education', samples.nurse, 'Bachelor of Science in Nursing', 'Master of Science in Nursing'],
  ['education', samples.nurse, '3.7/4.0', '3.9/4.0'],
  ['certification', samples.nurse, 'BLS\n', 'BLS\nPALS\n'],
  ['language', samples.developer, 'French (B2)', 'French (C2)'],
  ['skill', samples.nurse, 'Wound care, ', 'Wound care, Dialysis, '],
  ['figure', samples.nurse, '40 patients', '60 patients'],
  ['figure', samples.nurse, 'medication errors by 18%', 'medication errors by 81%'],
  ['figure', samples.nurse, '8 years of experience', '15 years of experience'],
  ['figure', samples.electrician, 'crew of 3 apprentices', 'crew of thirty apprentices'],
  ['figure', samples.developer, '14 services with a team of 6', '6 services with a team of 14'],
  ['skill', samples.developer, 'in Node.js', 'in Django'],
  ['role', samples.nurse, 'Precept 6 new graduate nurses', 'Directed 6 new graduate nurses'],
  ['role', samples.electrician, 'Helped troubleshoot', 'Led troubleshooting of'],
  ['role', samples.teacher, 'Supported pupils with', 'Managed pupils with'],
  ['claim', samples.nurse, 'to 24 residents', 'to 24 residents, praised by families'],
  ['name', samples.electrician, 'from blueprints', 'from blueprints for Tesla'],
  ['dropped', samples.nurse, '• Precept 6 new graduate nurses each year\n', ''],
  [
    'section',
    samples.nurse,
    'VOLUNTEER WORK\nFlu clinic volunteer, Centretown Community Health, 2021\n',
    '',
  ],
  ['dropped', samples.teacher, 'Leeds Teaching Award 2021', 'Leeds'],
  ['figure', samples.germanElectrician, 'von 120 Schalt', 'von 220 Schalt'],
  ['figure', samples.frenchNurse, '18 patients', '28 patients'],
])('%s: %#', (kind, sample, from, to) => {
  expect(kindsOf(sample, from, to)).toContain(kind)
})

test.each([
  [samples.developer, 'from 900 ms to 120 ms', 'from 900 ms to 120 ms (87%)'],
  [samples.developer, 'Cut AWS cost by 35%', 'Lowered AWS costs by 35 percent'],
  [samples.developer, 'Built REST APIs in Node.js', 'Created Node.js REST APIs'],
  [samples.developer, 'Docker, k8s', 'Docker, Kubernetes'],
  [samples.nurse, 'Wound care, Triage', 'Triage, Wound care'],
  [samples.nurse, '24 residents', 'twenty-four residents'],
  [samples.nurse, '8 years of experience', 'eight years of experience'],
  [
    samples.electrician,
    'Helped troubleshoot fire alarm systems',
    'Assisted with troubleshooting of fire alarm systems',
  ],
  [
    samples.teacher,
    'Planned and taught literacy and numeracy to classes of 30.',
    'Taught and planned numeracy and literacy for classes of 30',
  ],
])('truthful: %#', (sample, from, to) => {
  expect(kindsOf(sample, from, to)).toEqual([])
})

test('a summary may count years from the jobs, and no more', () => {
  const sample = samples.teacher
  const summary = 'Primary teacher with a focus on literacy.'
  expect(
    kindsOf(
      sample,
      summary,
      'Primary teacher with 11 years of experience and a focus on literacy.',
    ),
  ).toEqual([])
  expect(
    kindsOf(
      sample,
      summary,
      'Primary teacher with 20 years of experience and a focus on literacy.',
    ),
  ).toContain('figure')
})

test('what can not be read or checked is a violation', () => {
  expect(checkTruth(samples.nurse, '\0')).toMatchObject([{ kind: 'unreadable' }])
  expect(checkTruth(samples.nurse, '')).toMatchObject([{ kind: 'unreadable' }])
  expect(checkTruth(withBullets(1_600, 'soup'), withBullets(1_600, 'fish'))).toMatchObject([
    { kind: 'unchecked' },
  ])
})

const withBullets = (count: number, word: string, isReversed = false) => {
  const bullets = Array.from({ length: count }, (_, index) => `- Cooked ${word} number ${index}`)
  return `Jo Doe\n\nExperience\n\nCook, Acme Ltd, 2019 – 2021\n${(isReversed ? bullets.toReversed() : bullets).join('\n')}\n`
}

test('a long list in another order is no change, and each changed line of it is checked', () => {
  expect(checkTruth(withBullets(400, 'soup'), withBullets(400, 'soup', true))).toEqual([])
  expect(
    checkTruth(withBullets(400, 'soup'), withBullets(400, 'fish')).filter(
      ({ kind }) => kind === 'claim',
    ),
  ).toHaveLength(400)
})

test('a line that no resume has is not checked, and does not pass', () => {
  const line = (word: string) =>
    `Jo Doe\n\nExperience\n\nCook, Acme Ltd, 2019 – 2021\n- ${word.repeat(3_000)}\n`
  expect(checkTruth(line('1 a '), line('2 a '))).toMatchObject([{ kind: 'unchecked' }])
  expect(checkTruth(line('soup '), line('fish '))).toMatchObject([{ kind: 'unchecked' }])
})
