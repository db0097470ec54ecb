import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { SECTION_KINDS, type StructuredResume } from '@tailorbird/contracts'
import { editEntry, mergeUp, moveLine, removeEntry } from './change-entry.ts'
import { changeLine, listHomes } from './change-line.ts'
import { listPrinted } from './name-all.ts'
import { listOwnTexts } from './own-texts.ts'
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

test('a line gets other words, bullets below it, or is gone', () => {
  const place = { kind: 'job', at: 0, line: 1 } as const
  const anew = read(
    changeLine(RESUME, place, '- Leads four apprentices\n* on the early shift', place),
  )
  expect(anew.workExperience[0]?.description).toEqual([
    'Bakes 400 loaves a day',
    'Leads four apprentices\n- on the early shift',
  ])
  const gone = read(changeLine(RESUME, place, ' \n', place))
  expect(gone.workExperience[0]?.description).toEqual(['Bakes 400 loaves a day'])
})

const OWN = listPrinted(RESUME).flatMap((section, at) =>
  listOwnTexts(section).map(({ text }, line) => ({
    text,
    place: { kind: 'section', at, line } as const,
  })),
)
const LINES = [
  ...OWN,
  { text: 'Leads three apprentices', place: { kind: 'job', at: 0, line: 1 } as const },
]
test.each(
  LINES.flatMap(({ text, place }) =>
    listHomes(RESUME).map(({ home, name }) => [text, name, place, home] as const),
  ),
)('%s goes to %s with every word, and is there once', (text, _name, place, home) => {
  const back = toMarkdown(read(changeLine(RESUME, place, text, home)))
  // The heading of what has no line any more goes with it.
  const wanted = words(toMarkdown(RESUME)).filter(
    (word) => !/summary|skills|achievements/.test(word),
  )
  const left = words(back)
  const kept = new Set(left)
  expect(wanted.filter((word) => !kept.has(word))).toEqual([])
  expect(left.filter((word) => word === 'apprentices')).toHaveLength(1)
})

test('a number that a line begins with goes with it', () => {
  const at = listPrinted(RESUME).findIndex(({ kind }) => kind === 'achievements')
  const place = { kind: 'job', at: 0, line: 1 } as const
  const text = '1. FC Leeds youth coach'
  const back = read(changeLine(RESUME, place, text, { kind: 'section', at }))
  expect(back.achievements).toContain(text)
})

test('what belongs to a section has the words that the person gives it', () => {
  const changed = OWN.map(({ text, place }) => {
    const next = read(changeLine(RESUME, place, `${text} Plums`, place))
    return toMarkdown(next).includes('Plums')
  })
  expect(changed).toEqual(OWN.map(() => true))
  const gone = OWN.map(({ place }) => toMarkdown(read(changeLine(RESUME, place, '', place))))
  expect(OWN.filter(({ text }, at) => gone[at]?.includes(text))).toEqual([])
})

test('a job that is none goes with its lines', () => {
  const left = read(removeEntry(RESUME, 'job', 1)).workExperience
  expect(left.map(({ company }) => company)).toEqual(['Crumb & Co'])
})
