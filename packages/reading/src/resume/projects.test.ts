import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const JOB = 'EXPERIENCE\n\nBarista, Bean Bar\nMay 2022 - Aug 2023\n- Served 200 guests a day\n'
const PROJECTS =
  'PROJECTS\n\nWeather app\n- Built it with React and SQL\n- Served 400 users\n\nChess bot\n- Wrote it in Python\n'

test.each([
  ['behind the jobs', `${JOB}\n${PROJECTS}`],
  [
    'between the jobs and a school',
    `${JOB}\n${PROJECTS}\nEDUCATION\n\nBSc Computing, Leeds, 2019 - 2022\n`,
  ],
  ['before the jobs', `${PROJECTS}\n${JOB}`],
])('projects %s are a section of their own', (_, body) => {
  const resume = parseResume(`Jo Doe\njo@x.com\n\n${body}`)
  expect(resume.workExperience.map(({ description }) => description)).toEqual([
    ['Served 200 guests a day'],
  ])
  expect(resume.additionalSections).toEqual({
    PROJECTS: [
      'Weather app',
      'Built it with React and SQL',
      'Served 400 users',
      'Chess bot',
      'Wrote it in Python',
    ],
  })
})

test('points with figures below such a heading are of its section', () => {
  const points = Array.from({ length: 30 }, (_, at) => `Wrote plan ${at} for the care of patients`)
  const { workExperience, additionalSections } = parseResume(
    `Jo Doe\njo@x.com\n\n${JOB}\nSKILLS\nExcel, Word\n\nPROJECTS\n\n- ${points.join('\n- ')}\n`,
  )
  expect(workExperience).toHaveLength(1)
  expect(additionalSections).toEqual({ PROJECTS: points })
})
