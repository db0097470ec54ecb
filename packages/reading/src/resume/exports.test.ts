import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const EXPORT = `Jo Doe
Teacher | Team Lead | ESL certified

Contact
jo@example.org

Experience

Hellgate Elementary
6 years 5 months
Grade Level Team Lead
August 2021 - Present (4 years 5 months)
Houston TX

- Led

Teacher
August 2019 - August 2021
Houston TX
- Taught

                    Page 1 of 2

Education
Ohio State University
Bachelor of Arts, English · (2013 - 2017)

                    Page 2 of 2
`
const resume = parseResume(EXPORT)

test('how long all positions were stands beside none of them, and a town needs no comma', () => {
  const company = 'Hellgate Elementary'
  expect(resume.workExperience).toEqual([
    {
      company,
      position: 'Grade Level Team Lead',
      location: 'Houston TX',
      startDate: 'August 2021',
      endDate: 'Present (4 years 5 months)',
      isCurrent: true,
      description: ['Led'],
    },
    {
      company,
      position: 'Teacher',
      location: 'Houston TX',
      startDate: 'August 2019',
      endDate: 'August 2021',
      isCurrent: false,
      description: ['Taught'],
    },
  ])
})

test('a length above dates without one belongs to them', () => {
  const [job] = parseResume(
    'Jo Doe\njo@example.org\n\nExperience\n\nAcme Ltd\n4 years 2 months\nCook\n2016 - 2020\n- Cooked',
  ).workExperience
  expect(job?.endDate).toBe('2020 (4 years 2 months)')
})

test('pages are left out', () => {
  expect(resume.additionalSections).toEqual({})
})

test('what stands beside a page’s number is kept', () => {
  const { additionalSections } = parseResume(
    'Jo Doe\njo@example.org\n\nExperience\n\nCook, Acme Ltd, 2019 - 2020\n- Cooked\n\nConfidential | Page 1 of 2\n',
  )
  expect(additionalSections).toEqual({ Pages: ['Confidential'] })
})

test('a headline keeps its bars', () => {
  expect(resume.summary).toBe('Teacher | Team Lead | ESL certified')
})

test.each([
  [
    'Hellgate High School, Missoula MT - Diploma 2009',
    'Hellgate High School, Missoula MT',
    'Diploma',
  ],
  [
    'Diploma, Hellgate High School, Missoula MT, 2009',
    'Hellgate High School, Missoula MT',
    'Diploma',
  ],
])('%s', (line, institution, degree) => {
  const { education } = parseResume(`Jo Doe\njo@example.org\n\nEDUCATION\n${line}\n`)
  expect(education).toEqual([{ institution, degree, graduationDate: '2009', achievements: [] }])
})

test.each(['32 ans', '41 Jahre', '28 años'])('%s is no part of an address', (age) => {
  const { contactInfo, additionalSections } = parseResume(
    `Jeanne Dupont\n12 rue des Lilas, 69003 Lyon\n${age}\n06 12 34 56 78\n`,
  )
  expect(contactInfo.location).toBe('12 rue des Lilas, 69003 Lyon')
  expect(additionalSections).toEqual({ 'Personal details': [age] })
})

test.each([
  ['Ausbildung', 'Fort- und Weiterbildungen', 'Gesamtschule Ückendorf, Fachoberschulreife'],
  ['Ausbildung', 'Berufliche Fortbildungen', 'Gesamtschule Ückendorf, Fachoberschulreife'],
  ['Ausbildung', 'Zusatzqualifikationen', 'Gesamtschule Ückendorf, Fachoberschulreife'],
  ['Formation', 'Formations continues', 'Lycée Jules Ferry, Baccalauréat'],
  ['Formation', 'Perfectionnement professionnel', 'Lycée Jules Ferry, Baccalauréat'],
  ['Formación', 'Formación continua', 'IES Cervantes, Bachillerato'],
  ['Formación', 'Cursos de formación', 'IES Cervantes, Bachillerato'],
])('%s, then %s', (heading, training, entry) => {
  const { education, certifications } = parseResume(
    `Jo Doe\njo@example.org\n\n${heading}\n\n1997 – 2006   ${entry}\n\n${training}\nWund ICW (2012)\n`,
  )
  const [institution, degree] = entry.split(', ')
  expect(education).toEqual([
    { institution, degree, graduationDate: '1997 – 2006', achievements: [] },
  ])
  expect(certifications).toEqual(['Wund ICW (2012)'])
})
