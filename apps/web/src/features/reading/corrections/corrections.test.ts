import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { SECTION_KINDS, type StructuredResume } from '@tailorbird/contracts'
import { editEntry, mergeUp, moveLine } from './change-entry.ts'
import { listPrinted } from './name-all.ts'
import { setKind, splitSection } from './set-kind.ts'
import { writeText } from './write-text.ts'

const TEXT = `Noor Haddad
noor@example.org | 0113 496 0142

Summary
Baker with nine years at the oven.

Experience
Head Baker, Crumb & Co, Leeds
March 2019 – Present
- Bakes 400 loaves a day
- Leads three apprentices

Baker, Rye House, York
2015 – 2019
- Shaped the rye loaves

Education
Diploma in Baking, Leeds City College, 2015

Skills
Sourdough, Pastry, Rye

Achievements
- Best loaf of Leeds 2021
`
const RESUME = parseResume(TEXT)
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** As the server reads what is sent. */
function read(next: typeof RESUME) {
  const sent = writeText(next)
  if (!sent) throw new Error('too much to send')
  return parseResume(sent.originalContent, sent.sections)
}

test.each(
  listPrinted(RESUME).flatMap(({ heading }, at) =>
    SECTION_KINDS.map((kind) => [heading, kind, at] as const),
  ),
)('%s as %s keeps every word and is read back as it', (_heading, kind, at) => {
  const back = read(setKind(RESUME, TEXT, at, kind))
  expect(listPrinted(back).map((section) => section.kind)).toContain(kind)
  // Two sections of a kind that a resume has one list for stand under one heading.
  const headings = listPrinted(RESUME).map((section) => section.heading)
  const kept = new Set(words([toMarkdown(back), ...headings].join(' ')))
  expect(words(toMarkdown(RESUME)).filter((word) => !kept.has(word))).toEqual([])
})

test('there and back again, jobs are read from the text that the person gave', () => {
  const at = listPrinted(RESUME).findIndex(({ kind }) => kind === 'experience')
  const other = read(setKind(RESUME, TEXT, at, 'additional'))
  expect(other.workExperience).toEqual([])
  const place = listPrinted(other).findIndex(({ heading }) => heading === 'Experience')
  expect(read(setKind(other, TEXT, place, 'experience')).workExperience).toEqual(
    RESUME.workExperience,
  )
})

test('an entry becomes lines of the one above, a line goes to a neighbour', () => {
  const [joined] = read(mergeUp(RESUME, 'job', 1)).workExperience
  expect(joined?.description).toEqual([
    'Bakes 400 loaves a day',
    'Leads three apprentices',
    'Baker, Rye House, York, 2015 – 2019',
    'Shaped the rye loaves',
  ])
  const moved = read(moveLine(RESUME, 'job', { entry: 0, line: 1 }, 'below')).workExperience
  expect(moved.map(({ description }) => description)).toEqual([
    ['Bakes 400 loaves a day'],
    ['Leads three apprentices', 'Shaped the rye loaves'],
  ])
  expect(mergeUp(RESUME, 'job', 0)).toBe(RESUME)
  expect(moveLine(RESUME, 'job', { entry: 1, line: 0 }, 'below')).toBe(RESUME)
})

test('an end that is typed says whether the job goes on', () => {
  const fields = { company: ' Rye\nHouse ', endDate: 'Present' }
  expect(read(editEntry(RESUME, 'job', 1, fields)).workExperience[1]).toMatchObject({
    company: 'Rye House',
    isCurrent: true,
  })
  expect(read(editEntry(RESUME, 'job', 0, { endDate: '2020' })).workExperience[0]).toMatchObject({
    endDate: '2020',
    isCurrent: false,
  })
})

test('a line heads what follows it, and what stands above stays', () => {
  const text =
    'Noor Haddad\nnoor@example.org\n\nSkills\nBread, Pastry\nKreta\nOlives, Herbs\nBaked 400 loaves\n'
  const resume = parseResume(text)
  const skillsOf = ({ skillsCategories }: StructuredResume) =>
    skillsCategories.flatMap(({ skills }) => skills)
  expect(skillsOf(resume)).toContain('Kreta')
  const back = read(splitSection(resume, text, 0, 1))
  expect(back.sections).toContainEqual({ kind: 'additional', heading: 'Kreta' })
  expect(skillsOf(back)).toEqual(['Bread', 'Pastry'])
})

test('what could not be sent is not written', () => {
  const sections = Array.from({ length: 101 }, (_, at) => ({
    kind: 'additional' as const,
    heading: `Part ${at}`,
  }))
  expect(writeText({ ...RESUME, sections })).toBeUndefined()
  const heading = 'a'.repeat(201)
  expect(writeText({ ...RESUME, sections: [{ kind: 'summary', heading }] })).toBeUndefined()
})
