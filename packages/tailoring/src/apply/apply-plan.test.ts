import { listTexts } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { applyEdits } from './apply-edits.ts'
import { EMPTY_PLAN, type EditPlan } from '../plan/edit-plan.ts'

const resume = parseResume(`Ada Long
ada@example.org

Summary
Warehouse clerk with 12 years in cold storage.

Experience

Warehouse clerk, Acme Ltd, 2016 - 2023
- Packed 300 orders a shift with RF scanners
- Loaded 40 trucks a week
- Watered the plants
- Counted stock in SAP EWM

Runner, Foo Ltd, 2008 - 2015
- Carried parcels
- Sorted letters

Baker, Bar Ltd, 1996 - 2001
- Baked 200 loaves a day
- Swept the bakery
- Counted stock

Skills
- Tools: SAP EWM, RF scanners
- Other: Juggling, Excel

Hobbies
- Chess
`)
const posting = readPosting('Warehouse clerk\n\nRequirements:\n- SAP EWM\n- RF scanners\n- Excel\n')
const apply = (plan: Partial<EditPlan>) =>
  applyEdits(resume, { ...EMPTY_PLAN, ...plan }, { posting, author: 'code' })
const bulletsOf = (plan: Partial<EditPlan>, job = 0) =>
  apply(plan).resume.workExperience[job]?.description

test('bullets of a job become one that says all that they said', () => {
  const text = 'Packed 300 orders a shift with RF scanners and loaded 40 trucks a week'
  const { resume: made, applied } = apply({ merges: [{ targetIds: ['w0.b0', 'w0.b1'], text }] })
  expect(made.workExperience[0]?.description).toEqual([
    text,
    'Watered the plants',
    'Counted stock in SAP EWM',
  ])
  expect(applied).toMatchObject([{ targetId: 'w0.b0', also: ['w0.b1'], text }])
})

test.each([
  [
    'a figure is lost',
    ['w0.b0', 'w0.b1'],
    'Packed 300 orders a shift with RF scanners and loaded trucks',
  ],
  ['a name is lost', ['w0.b1', 'w0.b3'], 'Loaded 40 trucks a week and counted stock'],
  ['they are of two jobs', ['w0.b2', 'w1.b0'], 'Watered the plants and carried parcels'],
  ['it is one', ['w0.b2'], 'Watered all the plants'],
  ['one has no place', ['w0.b2', 'w0.b9'], 'Watered the plants'],
])('bullets stay apart where %s', (_, targetIds, text) => {
  expect(bulletsOf({ merges: [{ targetIds, text }] })).toEqual(
    resume.workExperience[0]?.description,
  )
})

test('what serves EMPTY_PLAN is left out; what alone proves a requirement stays', () => {
  const { resume: made, applied, refused } = apply({ drops: ['w0.b2', 's1.k0', 's1.k1'] })
  expect(made.workExperience[0]?.description).not.toContain('Watered the plants')
  expect(made.skillsCategories[1]?.skills).toEqual(['Excel'])
  expect(applied.map(({ targetId, text }) => [targetId, text])).toEqual([
    ['w0.b2', ''],
    ['s1.k0', ''],
  ])
  expect(refused).toEqual([])
})

test('a job keeps a bullet, whatever is to be left out', () => {
  expect(bulletsOf({ drops: ['w1.b0', 'w1.b1'] }, 1)).toEqual(['Sorted letters'])
})

test('a job of long ago comes down to a line, a later one does not', () => {
  expect(bulletsOf({ oldJobs: ['w2'] }, 2)).toHaveLength(1)
  expect(bulletsOf({ oldJobs: ['w1'] }, 1)).toHaveLength(2)
})

test('skills get other groups, under names that the resume bears', () => {
  const skillGroups = [
    { name: 'Warehouse tools', skillIds: ['s0.k0', 's0.k1', 's1.k1'] },
    { name: 'Certified SAP consultant', skillIds: ['s0.k0'] },
    { name: 'Led the warehouse', skillIds: ['s0.k0'] },
    { name: 'Comfortable with SAP EWM', skillIds: ['s0.k0'] },
  ]
  expect(apply({ skillGroups }).resume.skillsCategories).toEqual([
    { category: 'Warehouse tools', skills: ['SAP EWM', 'RF scanners', 'Excel'] },
    { category: 'Other', skills: ['Juggling'] },
  ])
})

test.each([
  ['Basic knowledge', 'Software'],
  ['Grundkenntnisse', 'Software'],
  ['Notions', 'Logiciels'],
  ['Nociones básicas', 'Programas'],
  ['Limited', 'Tools'],
  ['Theorie', 'Software'],
])('skills stay below a name that makes them less: %s', (category, name) => {
  const skillsCategories = [{ category, skills: ['Excel', 'SAP EWM'] }]
  const plan = { ...EMPTY_PLAN, skillGroups: [{ name, skillIds: ['s0.k0', 's0.k1'] }] }
  expect(applyEdits({ ...resume, skillsCategories }, plan).resume.skillsCategories).toEqual(
    skillsCategories,
  )
})

test('a group may be called what its skills are', () => {
  const skillsCategories = [{ category: 'Other', skills: ['Wound care', 'Excel'] }]
  const name = (skillIds: string[]) =>
    applyEdits(
      { ...resume, skillsCategories },
      { ...EMPTY_PLAN, skillGroups: [{ name: 'Patient care', skillIds }] },
    ).resume.skillsCategories[0]?.category
  expect(name(['s0.k0'])).toBe('Patient care')
  const none = [{ category: 'Other', skills: ['Juggling', 'Excel'] }]
  const plan = { ...EMPTY_PLAN, skillGroups: [{ name: 'Patient care', skillIds: ['s0.k0'] }] }
  expect(applyEdits({ ...resume, skillsCategories: none }, plan).resume.skillsCategories).toEqual(
    none,
  )
})

const lab = parseResume(`Bo Day
bo@example.org

Experience

Lab technician, Bio Park, 03/2019 - 05/2023
- Ran 40 PCR tests a day on the Roche cobas
- Calibrated pipettes and balances each month
- Taught new colleagues how to handle toxic waste safely
- Watered the plants in the foyer
- All tests under the eyes of a chief technician, who signed off each one

Skills
Pipetting, Excel
`)
const asked = readPosting(
  'Lab technician\n\nRequirements:\n- PCR\n- Equipment calibration\n- Safe handling of hazardous waste\n',
)
const bulletsOfLab = (plan: Partial<EditPlan>) =>
  applyEdits(lab, { ...EMPTY_PLAN, ...plan }, { posting: asked }).resume.workExperience[0]
    ?.description

test('what alone has the words of a requirement is not left out, nor what others did', () => {
  const drops = ['w0.b1', 'w0.b2', 'w0.b3', 'w0.b4']
  const lines = lab.workExperience[0]?.description
  expect(bulletsOfLab({ drops })).toEqual(lines?.filter((line) => !line.startsWith('Watered')))
})

test('bullets that become one are all said again', () => {
  const text = 'Watered the plants in the foyer'
  const merges = [{ targetIds: ['w0.b3', 'w0.b2'], text }]
  expect(bulletsOfLab({ merges })).toEqual(lab.workExperience[0]?.description)
})

test('all sections have an order, and the summary stays on top', () => {
  const { resume: made } = apply({ sectionOrder: ['h2', 'h3', 'h1', 'h0'] })
  expect(made.sections?.map(({ heading }) => heading)).toEqual([
    'Summary',
    'Skills',
    'Hobbies',
    'Experience',
  ])
})

test('a plan of all kinds for two pages is applied within 300 ms', () => {
  const long = structuredClone(resume)
  for (const job of long.workExperience)
    job.description.push(
      ...Array.from({ length: 14 }, (_, at) => `Moved pallet ${at} to bay ${at}`),
    )
  const drops = listTexts(long).flatMap(({ id }) => (/^w\d\.b[4-9]$/.test(id) ? [id] : []))
  const plan = {
    ...EMPTY_PLAN,
    drops,
    oldJobs: ['w2'],
    merges: [{ targetIds: ['w1.b0', 'w1.b1'], text: 'Carried parcels and sorted letters' }],
    sectionOrder: ['h2'],
  }
  applyEdits(long, plan, { posting })
  const times = [1, 2, 3].map(() => {
    const started = performance.now()
    applyEdits(long, plan, { posting })
    return performance.now() - started
  })
  expect(Math.min(...times)).toBeLessThan(300)
})

test('a headline alone stands over the own summary, and one of another title does not', () => {
  const own = 'Warehouse clerk with 12 years in cold storage.'
  const plan = (text: string) => ({ headline: { text, sourceIds: ['w0.b0'] } })
  const { resume: made, applied } = apply(plan('Warehouse clerk | Runner'))
  expect(made.summary).toBe(`Warehouse clerk | Runner\n\n${own}`)
  expect(applied).toMatchObject([{ targetId: 'summary', sourceIds: ['w0.b0'] }])
  expect(apply(plan('Warehouse manager')).resume.summary).toBe(own)
})
