import { readJsonResume, toJsonResume, toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { isOwnHeadline, keepHeadline, keepOwnSummary, replaceHeadline } from './keep-own-summary.ts'

const resume = parseResume(`Ada Long
ada@example.org

Summary
Registered Nurse with 12 years in acute care. Likes clear notes. Won the Baker Prize in 2011.

Experience
Registered Nurse, Hill Hospital, 2012 - 2024
- Triaged 40 patients a shift
- Charted in Epic

Education
University of Ottawa
Bachelor of Science in Nursing, 2012

Certifications
- ACLS
`)
const keep = (before: typeof resume, text: string, headline?: string, isPart = false) =>
  keepOwnSummary(before, [{ text, sourceIds: ['w0.b0'] }], { headline, isPart })

test('who the person is stays when no new sentence says it', () => {
  const text = keep(resume, 'Triaged 40 patients a shift.')
  expect(text).toMatch(/^Registered Nurse with 12 years in acute care\. Triaged 40 patients/)
  expect(text).not.toContain('Likes clear notes')
})

test('of a summary that holds in part, own sentences that it does not say again stay', () => {
  const told = 'Registered Nurse with 12 years in acute care and in Epic.'
  const part = keep(resume, told, undefined, true)
  expect(part).toBe(`${told} Likes clear notes. Won the Baker Prize in 2011.`)
  expect(keep(resume, told)).not.toContain('Likes clear notes')
})

test('a new sentence takes its place, and a figure that stands nowhere else stays', () => {
  const told = 'Registered Nurse who triaged 40 patients a shift.'
  const text = keep(resume, told)
  expect(text).toContain('12 years')
  expect(text).toContain('Won the Baker Prize in 2011.')
  const again = keep(resume, 'Registered Nurse with 12 years in Epic.')
  expect(again).not.toContain('acute care')
  expect(again).toContain('Baker Prize')
})

test('a figure in words stays where it stands nowhere else', () => {
  const summary = 'Registered Nurse. Eleven years at the bedside, mostly nights.'
  const other = { ...resume, summary }
  const told = 'Registered Nurse who triaged 40 patients a shift.'
  expect(keep(other, told)).toContain('Eleven years')
  const again = keep(other, 'Registered Nurse with 11 years.')
  expect(again).not.toContain('Eleven')
})

test('a line of titles stands above a summary that was written as one line', () => {
  expect(keepHeadline('RN | CCRN Likes notes.', 'RN | CCRN\n\nLikes clear notes.')).toBe(
    'RN | CCRN\n\nLikes notes.',
  )
  expect(keepHeadline('Likes notes.', 'RN | CCRN\n\nLikes clear notes.')).toBe('Likes notes.')
})

test('jobs that stand in a summary alone are not lost to a new one', () => {
  const summary = 'Cook at Rye House, 2001 to 2004. Baker at Acme, 2005 to 2009.'
  const text = keep({ ...resume, summary }, 'Charted in Epic.')
  expect(text).toContain('Cook at Rye House, 2001 to 2004.')
  expect(text).toContain('Baker at Acme, 2005 to 2009.')
})

test.each([
  'Portuguese spoken at home.',
  'Salesforce used daily in a family firm.',
  'Retired police sergeant.',
])('what only the summary says stays: %s', (only) => {
  const summary = `Registered Nurse in acute care. ${only} Team player.`
  const text = keep({ ...resume, summary }, 'Registered Nurse who charted in Epic.')
  expect(text).toBe(`Registered Nurse who charted in Epic. ${only}`)
})

test('a line of titles is kept, and another one takes its place', () => {
  const own = { ...resume, summary: 'Registered Nurse | ACLS\n\nLikes clear notes.' }
  expect(keep(own, 'Charted in Epic.')).toBe('Registered Nurse | ACLS\n\nCharted in Epic.')
  expect(keep(own, 'Charted in Epic.', 'ACLS')).toBe('ACLS\n\nCharted in Epic.')
})

test.each([
  ['Registered Nurse', true],
  ['Registered Nurse | ACLS', true],
  ['Registered Nurse, Bachelor of Science in Nursing', true],
  ['Head Nurse', false],
  ['Registered Nurse | PALS', false],
  ['', false],
])('a headline says only what titles and credentials say: %s', (text, isOwn) => {
  expect(isOwnHeadline(resume, text)).toBe(isOwn)
})

test.each([
  ['Assistant to the Chief Pharmacist', 'Chief Pharmacist'],
  ['Trainee Electrician', 'Electrician'],
  ['Assistentin der Pflegedienstleitung', 'Pflegedienstleitung'],
  ['Apprenti boulanger', 'Boulanger'],
  ['Ayudante del Jefe de obra', 'Jefe de obra'],
])('a part of a title is another title: %s', (position, text) => {
  const workExperience = resume.workExperience.map((job) => ({ ...job, position }))
  const changed = { ...resume, workExperience, certifications: [`Studying for ${text}`] }
  expect(isOwnHeadline(changed, text)).toBe(false)
  expect(isOwnHeadline(changed, position)).toBe(true)
})

test('a title may be told without its year, and in its short form', () => {
  const certifications = [
    'Certified Welder (CW), 2021',
    'CPA exam passed, licence pending',
    'Candidate for Registered Midwife (RM)',
    'Project Management course (PMP)',
  ]
  const changed = { ...resume, certifications }
  for (const text of ['Certified Welder', 'CW', 'Certified Welder (CW)'])
    expect(isOwnHeadline(changed, text)).toBe(true)
  for (const text of ['CPA', 'CPA exam passed', 'Welder', 'RM', 'PMP'])
    expect(isOwnHeadline(changed, text)).toBe(false)
})

test.each([
  ['Cook', 'Cook by heart and by trade. Calm in the rush.'],
  ['IT Lead', 'IT man through and through. Calm in the rush.'],
  ['RN', 'RN with a calm hand. Calm in the rush.'],
  ['Koch', 'Koch aus Leidenschaft. Ruhig im Trubel.'],
])('a short title says who the person is, too: %s', (position, summary) => {
  const workExperience = resume.workExperience.map((job) => ({ ...job, position }))
  const text = keep({ ...resume, workExperience, summary }, 'Triaged 40 patients a shift.')
  expect(text).toContain(`${summary.split(/(?<=\.) /)[0]} Triaged 40 patients a shift.`)
})

test('a headline and its sentences come back from markdown and from JSON Resume', () => {
  const text = keep(resume, 'Charted in Epic.', 'Registered Nurse | ACLS')
  expect(text.startsWith('Registered Nurse | ACLS\n\n')).toBe(true)
  const told = { ...resume, summary: text }
  const again = parseResume(toMarkdown(told))
  expect(again.summary).toBe(text)
  // A second tailoring still finds the line of titles.
  expect(keep(again, 'Triaged 40 patients a shift.')).toMatch(/^Registered Nurse \| ACLS\n\n/)
  expect(readJsonResume(JSON.stringify(toJsonResume(told)))).toMatchObject({
    resume: { summary: text },
  })
})

test.each([
  ['Likes clear notes.', 'ACLS\n\nLikes clear notes.'],
  ['Registered Nurse\n\nLikes clear notes.', 'ACLS\n\nLikes clear notes.'],
  ['ACLS\n\nLikes clear notes.', 'ACLS\n\nLikes clear notes.'],
])('a headline alone stands over the own summary: %j', (summary, expected) => {
  expect(replaceHeadline({ ...resume, summary }, 'ACLS')).toBe(expected)
})
