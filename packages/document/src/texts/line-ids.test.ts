import type { StructuredResume } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { findRewordings } from './find-rewordings.ts'
import { keepIds, nameLines } from './line-ids.ts'

const job = (company: string, description: string[]) => ({
  company,
  position: 'Baker',
  startDate: '2019',
  isCurrent: true,
  description,
})
const resume: StructuredResume = {
  contactInfo: { fullName: 'Jo', email: '', phone: '', languages: [] },
  summary: 'A baker.',
  workExperience: [
    job('Crumb', ['Baked bread for 90 households', 'Sold\n- cakes', 'Cleaned']),
    job('Mill', ['Cleaned']),
  ],
  education: [],
  skillsCategories: [{ category: 'Tools', skills: ['Oven', 'Mixer'] }],
  certifications: [],
  achievements: [],
  additionalSections: {},
}
const idOf = (one: StructuredResume, text: string, turn = 0) =>
  nameLines(one).filter((line) => line.text === text)[turn]?.line
const withBullets = (one: StructuredResume, ...lists: string[][]): StructuredResume => ({
  ...one,
  workExperience: one.workExperience.map((entry, at) => ({
    ...entry,
    description: lists[at] ?? entry.description,
  })),
})

test('each line has an id of its own, short and always the same', () => {
  const lines = nameLines(resume)
  expect(lines.map(({ id }) => id)).toEqual([
    'summary',
    's0.k0',
    's0.k1',
    'w0.b0',
    'w0.b1',
    'w0.b1.c0',
    'w0.b2',
    'w1.b0',
  ])
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length)
  expect(lines.every(({ line }) => /^(?:summary|t[\da-z]{1,9}(?:\.2)?)$/.test(line))).toBe(true)
  expect(nameLines(structuredClone(resume))).toEqual(lines)
})

test('it stays when lines are moved and worded anew, and when that is undone', () => {
  const line = idOf(resume, 'Baked bread for 90 households') ?? ''
  const moved = withBullets(resume, ['Cleaned', 'Supplied the town', 'Sold\n- cakes'])
  const tailored = keepIds(resume, moved, [{ line, text: 'Supplied the town' }])
  expect(idOf(tailored, 'Supplied the town')).toBe(line)
  expect(idOf(tailored, 'Sold')).toBe(idOf(resume, 'Sold'))
  const again = withBullets(tailored, ['Cleaned', 'Fed the town', 'Sold\n- cakes'])
  expect(idOf(keepIds(tailored, again, [{ line, text: 'Fed the town' }]), 'Fed the town')).toBe(
    line,
  )
  expect(keepIds(tailored, resume, [])).toEqual(resume)
})

test('of two lines that say the same, the other one keeps its id', () => {
  const [first, second] = [idOf(resume, 'Cleaned', 0), idOf(resume, 'Cleaned', 1)]
  const bullets = ['Baked bread for 90 households', 'Sold\n- cakes', 'Scrubbed']
  const scrubbed = withBullets(resume, bullets)
  const tailored = keepIds(resume, scrubbed, [{ line: first ?? '', text: 'Scrubbed' }])
  expect(idOf(tailored, 'Scrubbed')).toBe(first)
  expect(idOf(tailored, 'Cleaned')).toBe(second)
})

test('a line that a person changed by hand is known again, a new one is not', () => {
  const edited = withBullets(resume, [
    'Baked good bread for 90 households',
    'Won a prize',
    'Sold\n- cakes',
  ])
  expect(findRewordings(resume, edited)).toEqual([
    {
      line: idOf(resume, 'Baked bread for 90 households'),
      text: 'Baked good bread for 90 households',
    },
  ])
})
