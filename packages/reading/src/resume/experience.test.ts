import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const read = (section: string) =>
  parseResume(`Jo Doe\njo@example.org\n\nExperience\n\n${section}\n`).workExperience
const names = (section: string) =>
  read(section).map(({ company, position, location }) => [company, position, location ?? ''])

test.each([
  ['Baker Hughes\nField Engineer   Jan 2018 - Dec 2019', 'Baker Hughes', 'Field Engineer', ''],
  [
    'Field Engineer II\nBaker Hughes   Jan 2018 - Dec 2019',
    'Baker Hughes',
    'Field Engineer II',
    '',
  ],
  ['Freelancer.com — Product Manager (2010–2011)', 'Freelancer.com', 'Product Manager', ''],
  ['Chef Works\nMarketing Manager\n2004 - 2005', 'Chef Works', 'Marketing Manager', ''],
  [
    "Captain D's, Shift Leader, Nashville, TN\n2001 - 2002",
    "Captain D's",
    'Shift Leader',
    'Nashville, TN',
  ],
  [
    '2016-09 – 2020-03: Software Engineer, Honeywell, Brno',
    'Honeywell',
    'Software Engineer',
    'Brno',
  ],
  [
    'Software Engineer\nKestrel Payments s.r.o., Brno\n2011 - 2012',
    'Kestrel Payments s.r.o.',
    'Software Engineer',
    'Brno',
  ],
  ['Cook\nAcme Ltd | Austin, TX (hybrid)\n2011 - 2012', 'Acme Ltd', 'Cook', 'Austin, TX (hybrid)'],
  ['Cook\nAcme Ltd, Austin, TX (hybrid)\n2011 - 2012', 'Acme Ltd', 'Cook', 'Austin, TX (hybrid)'],
])('%j is %s, %s, %s', (header, company, position, location) => {
  expect(names(`${header}\n- Did one thing`)).toEqual([[company, position, location]])
})

test('a date before a colon opens a job', () => {
  const jobs = read(
    '2016-09 – 2020-03: Software Engineer, Honeywell, Brno\n- a\n- b\n\n2015 (6 months): Intern, Red Hat, Brno\n- c',
  )
  expect(jobs).toMatchObject([
    { description: ['a', 'b'] },
    { company: 'Red Hat', position: 'Intern', startDate: '2015 (6 months)', description: ['c'] },
  ])
})

test('where dates have a column, time off is no part of the job below it', () => {
  const resume = parseResume(
    'Lebenslauf\n\nMia Vogt\nmia@example.org\n\nBerufserfahrung\n\n10/2014 – 02/2019\tKrankenpflegerin, Ubbo-Klinik, Aurich\n\t- Anleitung\n\n10/2013 – 09/2014\tElternzeit\n\n10/2011 – 09/2013\tKrankenpflegerin, Inselhospital Wangerland, Hooksiel\n\t- Chirurgische Station\n\nSprachen\n\nDeutsch\tMuttersprache\n',
  )
  expect(resume.workExperience).toHaveLength(3)
  expect(resume.workExperience[2]).toMatchObject({
    company: 'Inselhospital Wangerland',
    description: ['Chirurgische Station'],
  })
  expect(resume.contactInfo.languages).toEqual(['Deutsch – Muttersprache'])
})

test('two roles at one employer in an export of a profile', () => {
  const jobs = read(`Honeywell
4 years 2 months
Senior Software Engineer
March 2018 - Present (2 years 1 month)
Brno, Czechia
Keeps the build green for three teams.
Software Engineer
January 2016 - March 2018 (2 years 3 months)
Brno, Czechia`)
  expect(jobs).toEqual([
    {
      company: 'Honeywell',
      position: 'Senior Software Engineer',
      location: 'Brno, Czechia',
      startDate: 'March 2018',
      endDate: 'Present (2 years 1 month)',
      isCurrent: true,
      description: ['Keeps the build green for three teams.'],
    },
    {
      company: 'Honeywell',
      position: 'Software Engineer',
      location: 'Brno, Czechia',
      startDate: 'January 2016',
      endDate: 'March 2018 (2 years 3 months)',
      isCurrent: false,
      description: [],
    },
  ])
})

test('bullets below a bullet belong to it', () => {
  const header = 'Cook\nAcme Ltd\n2011 - 2012\n'
  expect(read(`${header}- Led the move:\n  - planned it\n  - ran it\n- Grilled`)).toMatchObject([
    { description: ['Led the move:\n- planned it\n- ran it', 'Grilled'] },
  ])
  expect(read(`${header}- Led the move.\n  - Planned it.\n  - Ran it.`)).toMatchObject([
    { description: ['Led the move.', 'Planned it.', 'Ran it.'] },
  ])
})

test('brackets and marks leave nothing behind', () => {
  const [job] = read('Cook (2022, part-time)\nAcme Ltd\n--  covered shifts')
  expect(job).toMatchObject({ position: 'Cook', startDate: '2022', company: 'Acme Ltd' })
  expect(job?.description).toEqual(['part-time', 'covered shifts'])
})
