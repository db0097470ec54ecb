import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const readSchools = (...lines: string[]) =>
  parseResume(
    [
      '# Priya Nandakumar',
      'priya@example.org',
      '## Experience',
      "**Shift supervisor, Hartley's Stores, Leeds** | May 2022 - present",
      '- Run late shifts with two colleagues',
      '## Education',
      ...lines,
    ].join('\n'),
  ).education

test.each([
  ['A-levels: Maths (B), Biology (C), Art (A) - Roundhay School, 2019', '2019'],
  ['GCSEs: 9 including English and Maths, 2017', '2017'],
])('%s is no list of schools', (line, date) => {
  const [school] = readSchools(line)
  expect(school).toMatchObject({
    institution: '',
    degree: line.replace(`, ${date}`, ''),
    graduationDate: date,
    achievements: [],
  })
})

test.each([
  'BSc (Hons) Psychology, Open University - part-time, started 2023, 120 of 360 credits',
  'Graduated 2018 from Cork Institute of Technology, BA Tourism',
  'NVQ Level 3 in Health and Social Care, City College Plymouth, expected June 2026',
  'Some college, Portland Community College (18 credits, 2017)',
])('the date of %s is none of graduating', (line) => {
  const [school] = readSchools(line)
  expect(school?.degree).toBe(line)
  expect(school?.graduationDate).toBeUndefined()
})

test.each([
  ['Roosevelt Park High School, diploma 2020', 'Roosevelt Park High School', 'diploma'],
  [
    'CAP Cuisine - Lycée hôtelier de Dinard - 2011 - mention TB',
    'Lycée hôtelier de Dinard',
    'CAP Cuisine',
  ],
  [
    'BSc Computer Science, University of Leeds, 2019',
    'University of Leeds',
    'BSc Computer Science',
  ],
])('%s is told apart', (line, institution, degree) => {
  expect(readSchools(line)[0]).toMatchObject({ institution, degree })
})
