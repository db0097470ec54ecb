import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { rateRequirements } from './rate-requirements.ts'

const posting = readPosting(`Data Analyst

Requirements:
- Bachelor's degree in computer science or economics
- SQL
- Excel
- Two years of experience in reporting`)

function rateDegree(school: string) {
  const resume = parseResume(
    `# Tom Reilly\ntom@example.org\n\n## Experience\n**Clerk, Deli Nine, Cork** | 2021 - 2024\n- Made reports in Excel with SQL\n\n## Education\n${school}\n`,
  )
  return rateRequirements(resume, posting).find(({ requirement }) => requirement.kind === 'degree')
}

test.each([
  'BSc Computer Science, University of Leeds, 2019',
  'BSc Computer Science, University of Leeds, 2016 – 2019, First Class',
  'BSc Computer Science, Open University, part-time, 2019',
  'BSc Computer Science, University of Leeds, started 2014, graduated 2017',
  'BSc Computer Science, University of Leeds, 2019\n- MSc Data Science, in progress',
])('%s is a degree', (school) => {
  expect(rateDegree(school)?.status).toBe('covered')
})

test.each([
  'BSc Computer Science, Open University - part-time, started 2023, 120 of 360 credits',
  'BSc Computer Science, University of Leeds, expected June 2027',
  'BSc Computer Science, University of Leeds, 2023 – present',
  'BSc Computer Science, University of Leeds, 2014 – 2017, not awarded, left before the last exams passed',
  'Studium der Informatik, Universität Jena, 2010–2012 (ohne Abschluss)',
  'Bachelor Informatik, Universität Jena, seit 2022, derzeit im 5. Semester',
  'Licence informatique, Université de Nantes, 2e année validée, abandon en 2007',
  'Grado en Ingeniería Informática, UNED, en curso',
  "Left St John's College, York after two years of Economics, 2010",
])('%s is none yet', (school) => {
  expect(rateDegree(school)?.status).not.toBe('covered')
})
