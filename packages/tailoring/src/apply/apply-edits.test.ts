import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { toMarkdown, listTexts } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import * as samples from '@tailorbird/document/samples/resumes'
import { checkTruth } from '@tailorbird/truth'
import { applyEdits } from './apply-edits.ts'

const resume = parseResume(samples.developer)
const editOf = (targetId: string, text: string, sourceIds = [targetId]) => ({
  targetId,
  text,
  sourceIds,
  requirement: '',
  reason: 'Because',
})
const apply = (...edits: ReturnType<typeof editOf>[]) =>
  applyEdits(resume, { ...EMPTY_PLAN, edits })

test('good edits are applied, a bad one does not sink them', () => {
  const good = editOf('w0.b2', 'Lowered AWS cost by 35% by moving batch jobs to spot instances')
  const bad = editOf('w0.b1', 'Own on-call for 40 services with a team of 6 engineers')
  const skill = editOf('s1.k0', 'PostgreSQL')
  const result = apply(good, bad, skill)
  expect(result.applied).toEqual([good, skill])
  expect(result.refused).toMatchObject([{ edit: bad, reason: expect.stringContaining('40') }])
  expect(result.resume.workExperience[0]?.description).toEqual([
    resume.workExperience[0]?.description[0],
    resume.workExperience[0]?.description[1],
    good.text,
  ])
  expect(result.resume.skillsCategories[1]?.skills[0]).toBe('PostgreSQL')
})

test.each([
  ['an unknown id', editOf('w9.b0', 'Text', [])],
  ['an unknown source', editOf('w0.b0', 'Led the rewrite of the ledger in Go', ['w7.b7'])],
  ['a fact', editOf('w0', 'Staff Engineer, Northwind Payments')],
  ['a certification or degree', editOf('e0', 'M.Sc. Computer Science')],
  ['an EMPTY_PLAN text', editOf('w0.b0', '  ')],
  ['another skill', editOf('s2.k0', 'Redis')],
  ['a new skill', editOf('s2.k0', 'Terraform')],
  [
    'a bullet that says something else of the resume',
    editOf('w0.b0', 'Own on-call for 14 services with a team of 6 engineers'),
  ],
  ['a bullet cut to nothing', editOf('w0.b0', 'Led the rewrite')],
  ['no change', editOf('w0.b2', resume.workExperience[0]?.description[2] ?? '')],
])('refuses %s', (_, edit) => {
  const result = apply(edit)
  expect(result.refused).toHaveLength(1)
  expect(result.resume).toEqual(resume)
})

test('a second edit of the same text is refused', () => {
  const one = editOf('w0.b2', 'Lowered AWS cost by 35% by moving batch jobs to spot instances')
  expect(
    apply(one, {
      ...one,
      text: 'Brought AWS cost down by 35% by moving batch jobs to spot instances',
    }).applied,
  ).toEqual([one])
})

test('orders move bullets and skills, and lose none, whatever they name', () => {
  const result = applyEdits(resume, {
    ...EMPTY_PLAN,
    bulletOrder: { w0: ['w0.b2', 'w0.b2', 'w9.b9'], nonsense: ['w0.b0'] },
    skillOrder: ['s2', 's2.k1'],
  })
  const [first, second, third] = resume.workExperience[0]?.description ?? []
  expect(result.resume.workExperience[0]?.description).toEqual([third, first, second])
  expect(result.resume.skillsCategories.map(({ category }) => category)).toEqual([
    'Tools',
    'Languages',
    'Data',
  ])
  expect(result.resume.skillsCategories[0]?.skills).toEqual(['k8s', 'Docker', 'CI/CD'])
})

test('sections stand in the wanted order', () => {
  const sample = `${samples.nurse}\nPUBLICATIONS\nNotes on triage\n`
  const own = parseResume(sample)
  const names = Object.keys(own.additionalSections)
  expect(names.length).toBeGreaterThan(1)
  const result = applyEdits(own, { ...EMPTY_PLAN, sectionOrder: ['x1', 'x7'] })
  expect(Object.keys(result.resume.additionalSections)).toEqual([
    names[1],
    names[0],
    ...names.slice(2),
  ])
  expect(checkTruth(sample, toMarkdown(result.resume))).toEqual([])
})

test('what held, applied again, gives the same', () => {
  const good = editOf('w0.b2', 'Lowered AWS cost by 35% by moving batch jobs to spot instances')
  const summary = [{ text: 'Senior Software Engineer at Northwind Payments.', sourceIds: ['w0'] }]
  const skill = { text: 'AWS', sourceIds: ['w0.b2'], requirement: 'AWS', reason: 'Asked for.' }
  const first = applyEdits(resume, {
    edits: [good, editOf('w0.b1', 'Owned everything')],
    summary: [...summary, { text: 'Won 8 awards.', sourceIds: ['w0'] }],
    newSkills: [skill, { ...skill, text: 'COBOL' }],
    bulletOrder: { w0: ['w0.b2'] },
    skillOrder: ['s3', 's2'],
    sectionOrder: [],
  })
  expect(first.refused).toHaveLength(3)
  expect(first.held).toMatchObject({ edits: [good], summary, newSkills: [skill] })
  expect(first.resume.skillsCategories[0]).toEqual({ category: '', skills: ['AWS'] })
  const again = applyEdits(resume, first.held)
  expect(again.resume).toEqual(first.resume)
  expect(again.refused).toEqual([])
})

test('any order keeps every text', () => {
  const ids = listTexts(resume).map(({ id }) => id)
  const sorted = (text: string) => text.split(/\W+/).toSorted()
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ids)),
      fc.array(fc.constantFrom(...ids)),
      (bullets, skillOrder) => {
        const result = applyEdits(resume, {
          ...EMPTY_PLAN,
          bulletOrder: { w0: bullets, w1: bullets },
          skillOrder,
        })
        expect(sorted(toMarkdown(result.resume))).toEqual(sorted(toMarkdown(resume)))
      },
    ),
    { numRuns: 30 },
  )
})
