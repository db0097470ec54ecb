import { expect, test } from 'vitest'
import { parseResume, readPosting } from '@tailorbird/reading'
import { countYears } from './count-years.ts'
import { readMonth } from '@tailorbird/language'
import { scoreMatch } from './score-match.ts'
import { asking } from './testing/compare.ts'

test.each([
  ['Mar 2019', 2019 * 12 + 2, 1],
  ['03/2019', 2019 * 12 + 2, 1],
  ['2019-03', 2019 * 12 + 2, 1],
  ['15.03.2019', 2019 * 12 + 2, 1],
  ['März 2019', 2019 * 12 + 2, 1],
  ['août 2019', 2019 * 12 + 7, 1],
  ['diciembre de 2019', 2019 * 12 + 11, 1],
  ["Jun '19", 2019 * 12 + 5, 1],
  ['2019', 2019 * 12, 12],
])('%s is a month or a year', (written, first, length) => {
  expect(readMonth(written)).toEqual({ first, last: first + length - 1 })
})

test('no date is none', () => {
  expect(readMonth('last spring')).toBeUndefined()
})

const resumeWith = (...jobs: [string, string][]) =>
  parseResume(
    `Jo Doe\njo@example.com\n\nExperience\n${jobs.map(([dates, bullet], index) => `\nDeveloper, Acme ${index} Ltd, ${dates}\n- ${bullet}\n`).join('')}`,
  )

test.each([
  [['01/2015 – 12/2016'], 2],
  [['01/2015 – 12/2016', '01/2018 – 06/2018'], 2.5],
  [['01/2015 – 12/2016', '01/2016 – 12/2017'], 3],
  [['2015 – 2016'], 2],
  [['01/2015 – 12/2016', '01/2018 – Present'], null],
])('jobs of %j make %s years', (dates, years) => {
  const resume = resumeWith(...dates.map((span): [string, string] => [span, 'Worked']))
  expect(countYears(resume, new Set(dates.keys()))).toBe(years)
})

const base = readPosting(asking('Python', 'PostgreSQL', 'Kafka'))
/** The same posting, asking for so many years of Python. */
const posting = (years: number | null) => ({
  ...base,
  requirements: base.requirements.map((requirement) =>
    requirement.term === 'Python' ? { ...requirement, years } : requirement,
  ),
})
const score = (resume: ReturnType<typeof resumeWith>, years: number | null) =>
  scoreMatch(resume, posting(years)).score ?? -1

test('too few years cost credit in proportion, half of it at most', () => {
  const three = resumeWith(['01/2015 – 12/2017', 'Wrote services in Python'])
  expect(score(three, 3)).toBe(score(three, null))
  const earned = [4, 6, 12].map((years) => score(three, years) / score(three, null))
  expect(earned[0]).toBeCloseTo(0.75, 1)
  expect(earned[1]).toBeCloseTo(0.5, 1)
  expect(earned[2]).toBe(earned[1])
})

test('only jobs whose text shows the skill count; one that still lasts is enough', () => {
  const gardener = resumeWith(
    ['01/2015 – 12/2015', 'Wrote services in Python'],
    ['01/2005 – 12/2014', 'Kept a garden'],
  )
  expect(score(gardener, 2)).toBeLessThan(score(gardener, null))
  const open = resumeWith(['01/2015 – Present', 'Wrote services in Python'])
  expect(score(open, 20)).toBe(score(open, null))
})

test('the person is told how many years the dates make', () => {
  const resume = resumeWith(['01/2015 – 12/2017', 'Wrote services in Python'])
  expect(scoreMatch(resume, { ...posting(5), years: 8 }).advice).toEqual([
    {
      text: 'Work experience',
      message: 'The posting asks for 8 years of experience; the dates of your jobs make 3 years.',
    },
    {
      text: 'Python',
      message:
        'The posting asks for 5 years of it; the jobs whose text shows it make 3 years. Name it wherever you used it.',
    },
  ])
})

test('time off from work is no experience', () => {
  const resume = resumeWith(['01/2015 – 12/2017', 'Wrote services in Python'])
  const leave = {
    company: '',
    position: 'Parental leave',
    startDate: '01/2018',
    endDate: '12/2022',
    isCurrent: false,
    description: [],
  }
  const withLeave = { ...resume, workExperience: [leave, ...resume.workExperience] }
  expect(scoreMatch(withLeave, { ...posting(null), years: 8 }).advice).toEqual([
    { text: 'Work experience', message: expect.stringContaining('make 3 years') },
  ])
})
