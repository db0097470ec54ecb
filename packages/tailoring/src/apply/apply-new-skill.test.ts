import { expect, test } from 'vitest'
import { EMPTY_PLAN, type NewSkill } from '../plan/edit-plan.ts'
import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { developer, electrician, teacher } from '@tailorbird/document/samples/resumes'
import { checkTruth } from '@tailorbird/truth'
import { applyEdits } from './apply-edits.ts'

const skill = (text: string, ...sourceIds: string[]): NewSkill => ({
  text,
  sourceIds,
  requirement: text,
  reason: 'Asked for.',
})
const add = (sample: string, ...newSkills: NewSkill[]) =>
  applyEdits(parseResume(sample), { ...EMPTY_PLAN, newSkills })

test('a skill that a bullet proves is added behind the list, under its own id', () => {
  const { resume, applied, refused } = add(electrician, skill('Fire alarm systems', 'w1.b1'))
  expect(refused).toEqual([])
  expect(resume.skillsCategories[0]?.skills).toEqual([
    ...(parseResume(electrician).skillsCategories[0]?.skills ?? []),
    'Fire alarm systems',
  ])
  expect(applied).toMatchObject([{ targetId: 's0.k4', requirement: 'Fire alarm systems' }])
  expect(checkTruth(electrician, toMarkdown(resume))).toEqual([])
})

test('where every category has a subject, or there is none, it gets a category without name', () => {
  const { resume, applied } = add(developer, skill('AWS', 'w0.b2'), skill('REST APIs', 'w1.b0'))
  expect(applied.map(({ targetId }) => targetId)).toEqual(['s3.k0', 's3.k1'])
  expect(resume.skillsCategories.at(-1)).toEqual({ category: '', skills: ['AWS', 'REST APIs'] })
  expect(parseResume(toMarkdown(resume))).toEqual(resume)
  expect(add(teacher, skill('Phonics training', 'w0.b1')).resume.skillsCategories).toEqual([
    { category: '', skills: ['Phonics training'] },
  ])
})

test('another name of the same term is the same skill', () => {
  expect(add(developer, skill('Amazon Web Services', 'w0.b2')).applied).toHaveLength(1)
})

test('a name inside of another one proves nothing', () => {
  const sample = developer.replace('batch jobs', 'jobs of the AWS team')
  expect(add(sample, skill('Batch processing', 'w0.b2')).applied).toEqual([])
})

test.each([
  ['a skill that its source does not show', developer, skill('Terraform', 'w0.b2')],
  ['a skill that another text shows', developer, skill('AWS', 'w0.b0')],
  ['a skill without source', developer, skill('AWS')],
  ['a skill that only the list shows', developer, skill('Kafka Streams', 's1.k2')],
  ['a skill of the list', developer, skill('TypeScript', 'summary')],
  ['a skill of the list under another name', developer, skill('PostgreSQL', 'w1.b1')],
  ['more than one skill', developer, skill('AWS, spot instances', 'w0.b2')],
  ['a sentence', developer, skill('Cut AWS cost by 35% by moving batch jobs', 'w0.b2')],
])('refuses %s', (_, sample, one) => {
  const { resume, refused } = add(sample, one)
  expect(refused).toMatchObject([{ edit: { targetId: 'new-skill', text: one.text } }])
  expect(resume).toEqual(parseResume(sample))
})

test.each([
  'Has no experience with Kubernetes',
  'Is learning Kubernetes at night',
  'Keine Erfahrung mit Kubernetes',
  'Sans expérience de Kubernetes',
  'Sin experiencia con Kubernetes',
])('%s: that proves nothing', (bullet) => {
  const sample = electrician.replace('Helped troubleshoot fire alarm systems', bullet)
  expect(add(sample, skill('Kubernetes', 'w1.b1')).applied).toEqual([])
})

test('what is longer than a name is offered where it is true, and never added', () => {
  const long = skill('REST APIs: design, tests and release with the web team', 'w1.b0')
  const { resume, refused } = add(developer, long)
  expect(refused).toMatchObject([{ reason: 'A skill is one short name.' }])
  expect(refused[0]?.verdict?.verdict).toMatch(/^(?:open|refused)$/)
  expect(resume).toEqual(parseResume(developer))
  const listed = add(developer, skill('AWS, batch jobs', 'w0.b2')).refused
  expect(listed[0]?.verdict?.verdict).toBe('open')
})
