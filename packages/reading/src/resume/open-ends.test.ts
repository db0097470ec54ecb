import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const study = (text: string) =>
  parseResume(`Jo Doe\njo@example.org\n\nEDUCATION\n${text}\n`).education[0]
const work = (text: string) =>
  parseResume(`Jo Doe\njo@example.org\n\nEXPERIENCE\n${text}\n`).workExperience

test.each(['-', '–', '—'])('a year of study with %s behind it is over', (dash) => {
  const [degree, school] = ['B.S. Biology', 'Ohio State University']
  const item = { institution: school, degree, graduationDate: '2015' }
  expect(study(`${degree}, ${school}, 2015 ${dash} GPA 3.8`)).toMatchObject({ ...item, gpa: '3.8' })
  expect(study(`${degree}, ${school}, 2015 ${dash}`)).toMatchObject(item)
  expect(study(`${degree}, ${school}\n2015 ${dash}`)).toMatchObject(item)
})

test('a word still says that studies go on', () => {
  expect(study('B.S. Biology, Ohio State University, 2015 – present')?.graduationDate).toBe(
    '2015 – Present',
  )
})

test('a dash leaves a job open where other jobs have two dates', () => {
  const job = { company: 'Acme Diner', position: 'Cook', startDate: '2019' }
  const [open] = work(
    'Cook, Acme Diner, 2019 –\n- Cooked\n\nWaiter, Bar Ltd, 2016 – 2019\n- Served',
  )
  expect(open).toMatchObject({ ...job, isCurrent: true })
  const [single] = work('Cook, Acme Diner, 2019 –\n- Cooked\n\nWaiter, Bar Ltd, 2016\n- Served')
  expect(single).toMatchObject({ ...job, isCurrent: false })
})
