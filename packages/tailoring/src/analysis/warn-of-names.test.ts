import type { StructuredResume } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { warnOfNames } from './warn-of-names.ts'

const read = parseResume(
  'Ines Falk\nines@example.org\n\nExperience\n\nBaker, Hotel Anchor Ltd, 2016 - 2019\n- Baked bread for 80 guests\n',
)
const [job] = read.workExperience
const resumeWith = (names: { company: string; position: string }): StructuredResume => ({
  ...read,
  workExperience: job ? [{ ...job, ...names }] : [],
})
const hotel = resumeWith({ company: 'Anchor', position: 'Hearth' })

test('names that may be the other way round are said, with what to do', () => {
  expect(warnOfNames(hotel, () => true)).toEqual([
    'We read “Anchor” as the employer and “Hearth” as the position. If that is wrong, press ‘Check how it was read’ beside your resume, put it right and tailor again.',
  ])
  expect(warnOfNames(hotel, () => false)).toEqual([])
})

test('an employer without a position is said, time off and work without an employer are not', () => {
  const warn = (company: string, position: string) =>
    warnOfNames(resumeWith({ company, position }), () => true)
  expect(warn('Anchor', '')).toEqual([
    expect.stringContaining('We found no position at “Anchor”.') as string,
  ])
  expect(warn('Parental leave', '')).toEqual([])
  expect(warn('', 'Translator')).toEqual([])
  expect(warn('', 'I was with Pickering & Sons, a food wholesaler')).toEqual([
    expect.stringContaining('found no employer') as string,
  ])
})
