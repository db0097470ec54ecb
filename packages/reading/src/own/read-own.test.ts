import { expect, test } from 'vitest'
import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '../parse-resume.ts'

const WRITTEN = `# Jo Doe

jo@example.org | 613 555 0142 | Ottawa, ON

## Summary

Teaches.

## Core Competencies

- **Tools:** Canvas, Excel
- Triage

## Professional Experience

### Rattlesnake Elementary | Missoula, MT
**Grade Level Team Lead** | August 2021 – Present (4 years 5 months; 6 years 5 months)

- Led a team
- Wrote plans

### Hellgate School | Missoula, MT
**Teacher** | 2015 – 2021

- Taught reading

## Education & Certifications

### Ohio State University
**B.S. Biology** | 2015 | GPA: 3.8

**Certifications**

- ESL

## SKILLS

- Area | Tools

## PLACE AND DATE

- Missoula, 4 May 2026
`
const resume = parseResume(WRITTEN)
const after = (from: string, to: string) => parseResume(WRITTEN.replace(from, to))

test('a section that was added comes behind the others', () => {
  const added = parseResume(`${WRITTEN}\n## Hobbies\n- Choir\n\n- Chess\n`)
  expect(added).toEqual({
    ...resume,
    additionalSections: { ...resume.additionalSections, HOBBIES: ['Choir', 'Chess'] },
  })
})

test('a job that is written in another way leaves the others as they are', () => {
  const { workExperience } = after(
    '### Hellgate School | Missoula, MT\n**Teacher** | 2015 – 2021',
    '**Waiter, Acme Diner** | 2013 - 2014\n\n- Served\n\n### Hellgate School | Missoula, MT\n**Teacher** | 2015 - 2021',
  )
  const [first, second, third] = workExperience
  expect(first).toEqual(resume.workExperience[0])
  expect(second).toMatchObject({ company: 'Acme Diner', position: 'Waiter', startDate: '2013' })
  expect(third).toEqual(resume.workExperience[1])
})

test('dates that are written over with a hyphen are two dates', () => {
  const [first] = after(
    'August 2021 – Present (4 years 5 months; 6 years 5 months)',
    '2019 - 2020',
  ).workExperience
  expect(first).toMatchObject({ startDate: '2019', endDate: '2020', isCurrent: false })
})

test('an open end that is written over ours is open', () => {
  const [first] = after(
    'August 2021 – Present (4 years 5 months; 6 years 5 months)',
    '2019 –',
  ).workExperience
  expect(first).toMatchObject({ startDate: '2019', isCurrent: true })
})

test('a line without a mark is an item of its list', () => {
  const [first] = after('- Wrote plans', 'Wrote plans\nand books').workExperience
  expect(first?.description).toEqual(['Led a team', 'Wrote plans and books'])
})

test('a headline below the name becomes text, and the contact data stay', () => {
  const next = after('# Jo Doe\n', '# Jo Doe\n\nTeacher of English\n')
  expect(next).toEqual({ ...resume, summary: 'Teacher of English\n\nTeaches.' })
})

test.each([
  ['## SKILLS', '## skills'],
  ['- Missoula, 4 May 2026\n', '- Missoula, 4 May 2026\n- \n'],
  ['- ESL', '* ESL'],
])('%s as %s, saved three times', (from, to) => {
  let text = WRITTEN.replace(from, to)
  const once = toMarkdown(parseResume(text))
  for (let times = 0; times < 3; times += 1) text = toMarkdown(parseResume(text))
  expect(text).toBe(once)
})

test('a file of a person with a heading like ours is read as anybody’s', () => {
  const [job] = parseResume(
    '# Jo Doe\n\njo@example.org\n\n## Professional Experience\n\n### Cook, Acme Diner\n2019 - 2020\n\n* Cooked\n\n## Skills\n\nGrill, Fry\n',
  ).workExperience
  expect(job).toMatchObject({ company: 'Acme Diner', position: 'Cook', startDate: '2019' })
})
