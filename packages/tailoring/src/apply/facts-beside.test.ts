import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { EMPTY_PLAN, type EditPlan } from '../plan/edit-plan.ts'
import { applyEdits } from './apply-edits.ts'

const LINE = 'Shaped the rye loaves'
const FACT = 'In a team of four, with HACCP checklists'
const resume = parseResume(`Noor Haddad
noor@example.org

Experience
Baker, Rye House, York
2015 – 2019
- ${LINE}
- Trained two apprentices in sourdough

Skills
Sourdough, Pastry
`)
const beside = (line: string) => (line === LINE ? [FACT] : [])
const own = { isOwn: () => false, isWritten: () => false, isLeft: () => false, beside }
const SENTENCE = 'Baker who shaped rye loaves in a team of four.'
const summaryOf = (...sourceIds: string[]): EditPlan => ({
  ...EMPTY_PLAN,
  summary: [{ text: SENTENCE, sourceIds }],
})
const skillOf = (...sourceIds: string[]): EditPlan => ({
  ...EMPTY_PLAN,
  newSkills: [{ text: 'HACCP', sourceIds, requirement: 'HACCP', reason: '' }],
})

test('what a person said beside a line carries a sentence of the summary that names the line', () => {
  expect(applyEdits(resume, summaryOf('w0', 'w0.b0'), { own }).resume.summary).toBe(SENTENCE)
})

test.each([
  ['nobody said it', summaryOf('w0', 'w0.b0'), {}],
  ['another line is named', summaryOf('w0', 'w0.b1'), { own }],
])('a sentence with it is not written when %s', (_when, plan, options) => {
  expect(applyEdits(resume, plan, options).resume.summary).toBeUndefined()
})

test('what the line itself held back stays held back', () => {
  const helped = 'Helped to shape the rye loaves'
  const [job] = resume.workExperience
  const humble = { ...resume, workExperience: job ? [{ ...job, description: [helped] }] : [] }
  const said = { ...own, beside: (line: string) => (line === helped ? [FACT] : []) }
  const { resume: told } = applyEdits(humble, summaryOf('w0', 'w0.b0'), { own: said })
  expect(told.summary).toBeUndefined()
})

test('it proves a skill for the list', () => {
  const { resume: told, refused } = applyEdits(resume, skillOf('w0.b0'), { own })
  expect(refused).toEqual([])
  expect(told.skillsCategories[0]?.skills).toContain('HACCP')
})

test.each([
  ['nobody said it', skillOf('w0.b0'), {}],
  ['another line is named', skillOf('w0.b1'), { own }],
])('the skill is not added when %s', (_when, plan, options) => {
  expect(applyEdits(resume, plan, options).resume.skillsCategories).toEqual(resume.skillsCategories)
})
