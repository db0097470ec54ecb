import type { StructuredResume } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { listLines } from './list-lines.ts'

const job = (section: string, company: string) => ({
  section,
  company,
  position: 'Bäckerin',
  startDate: '2019',
  endDate: '2021',
  isCurrent: false,
  description: ['Backte Brot'],
})
const BAKER: StructuredResume = {
  contactInfo: {
    fullName: 'Noor Haddad',
    email: 'n@example.org',
    phone: '',
    languages: ['Deutsch'],
  },
  summary: 'Erstens.\n\nZweitens.',
  workExperience: [job('Nebenbei', 'Mühle'), job('Stationen', 'Krume')],
  education: [{ institution: 'Schule', degree: '', gpa: '1,3', achievements: [] }],
  skillsCategories: [{ category: 'Werkzeug', skills: ['Ofen', 'Brot, dunkel'] }],
  certifications: ['Meisterbrief'],
  achievements: [],
  additionalSections: {},
  sections: [
    { kind: 'summary', heading: 'Kurzprofil' },
    { kind: 'experience', heading: 'Stationen' },
    { kind: 'experience', heading: 'Nebenbei' },
    { kind: 'skills', heading: 'Kenntnisse' },
    { kind: 'education', heading: 'Ausbildung' },
    { kind: 'achievements', heading: 'Preise' },
  ],
}
const show = (resume: StructuredResume) =>
  listLines(resume).map(({ heading, entries }) => [
    heading,
    ...entries.map(({ place, lines }) => [
      place,
      ...lines.map(({ kind, text }) => `${kind} ${text}`),
    ]),
  ])

test('the lines stand under the headings and in the order in which they are printed', () => {
  expect(show(BAKER)).toEqual([
    ['', ['', 'heading Noor Haddad', 'text n@example.org | Sprachen: Deutsch']],
    ['Kurzprofil', ['', 'text Erstens.', 'text Zweitens.']],
    ['Stationen', [''], ['w1', 'heading Krume', 'text Bäckerin | 2019 – 2021', 'item Backte Brot']],
    ['Nebenbei', [''], ['w0', 'heading Mühle', 'text Bäckerin | 2019 – 2021', 'item Backte Brot']],
    ['Kenntnisse', ['', 'skills Werkzeug: Ofen, Brot, dunkel']],
    [
      'Ausbildung',
      [''],
      ['e0', 'heading Schule', 'text GPA: 1,3'],
      ['c', 'heading Zertifikate', 'item Meisterbrief'],
    ],
  ])
})

test('a comma within a skill parts nothing', () => {
  const skills = listLines(BAKER).find(({ kind }) => kind === 'skills')
  expect(skills?.entries[0]?.lines[0]?.items).toEqual(['Werkzeug:', 'Ofen', 'Brot, dunkel'])
})

test('an entry without its first line has the next one as its heading', () => {
  const nameless = { ...BAKER, workExperience: [job('', '')] }
  expect(show(nameless)).toContainEqual([
    'Stationen',
    [''],
    ['w0', 'heading Bäckerin | 2019 – 2021', 'item Backte Brot'],
  ])
})
