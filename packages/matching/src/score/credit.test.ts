import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const posting = asking('PostgreSQL', 'Kubernetes', 'Kafka', 'Terraform')
const score = (resume: string) => compare(resume, posting).score ?? -1

test('a bullet counts more than a list or the summary, each of them more than nothing', () => {
  const names = 'PostgreSQL, Kubernetes, Kafka, Terraform'
  const told = score(
    telling({ bullets: ['Ran PostgreSQL and Kubernetes', 'Moved Kafka by Terraform'] }),
  )
  const summed = score(
    telling({}).replace(
      'Skills',
      'Summary\nEngineer who runs PostgreSQL and Kubernetes in banks. Likes Kafka, writes Terraform daily.\n\nSkills',
    ),
  )
  const listed = score(telling({ skills: names }))
  expect([told, summed, listed, score(telling({}))]).toEqual([100, 80, 85, 0])
})

test("the posting's own words count more than another name of the same", () => {
  const own = score(telling({ bullets: ['Ran PostgreSQL for a bank'] }))
  const other = compare(telling({ bullets: ['Ran Postgres for a bank'] }), posting)
  expect(other.score).toBeLessThan(own)
  expect(other.ceiling).toBe(own)
})

test('certificates, degrees and languages count in full at any place', () => {
  const report = compare(
    telling({ rest: 'Certifications\n- Red Seal\n\nLanguages\nFrench (B2)' }),
    asking('Red Seal', 'French', 'Conduit bending'),
  )
  expect(findRow(report, 'Red Seal')).toMatchObject({ status: 'covered', place: 'education' })
  expect(findRow(report, 'French')).toMatchObject({ status: 'covered', place: 'list' })
  const weights = [findRow(report, 'Red Seal').weight, findRow(report, 'French').weight]
  expect(report.score).toBeLessThanOrEqual(
    Math.round(100 * ((weights[0] ?? 0) + (weights[1] ?? 0))),
  )
  expect(report.score).toBeGreaterThan(60)
})

test('a bullet that is nothing but names is a list', () => {
  const row = (bullet: string) => findRow(compare(telling({ bullets: [bullet] }), posting), 'Kafka')
  expect(row('Tools: PostgreSQL, Kubernetes, Kafka, Terraform').place).toBe('list')
  expect(
    row('Moved orders of 40 shops from PostgreSQL triggers to Kafka with Kubernetes and Terraform')
      .place,
  ).toBe('bullet')
})

test('skills that are only listed earn part credit and a warning', () => {
  const asked = [
    'PostgreSQL',
    'Kubernetes',
    'Kafka',
    'Terraform',
    'Docker',
    'Redis',
    'Ansible',
    'Git',
  ]
  const stuffed = compare(telling({ skills: asked.join(', ') }), asking(...asked))
  expect(stuffed.score).toBe(85)
  expect(stuffed.warnings).toEqual([
    '8 of the skills in your list stand nowhere else. Say in a bullet where you used them.',
  ])
  const shown = compare(
    telling({
      skills: asked.join(', '),
      bullets: [
        'Ran PostgreSQL and Redis in Docker',
        'Moved Kafka to Kubernetes',
        'Wrote Terraform',
      ],
    }),
    asking(...asked),
  )
  expect(shown.warnings).toEqual([])
})

test('naming a skill again in the list changes nothing', () => {
  expect(score(telling({ skills: 'Kafka, Kafka, Apache Kafka, Kafka' }))).toBe(
    score(telling({ skills: 'Kafka' })),
  )
})

test('a job title proves, an employer’s name does not', () => {
  const resume = (title: string, employer: string) =>
    `Jo Doe\njo@example.com\n\nExperience\n\n${title}, ${employer}, 2015 – 2020\n- Did what the day brought\n`
  const wanted = asking('Kubernetes', 'Snowflake', 'Redis')
  expect(
    findRow(compare(resume('Kubernetes Engineer', 'Acme Ltd'), wanted), 'Kubernetes').status,
  ).toBe('covered')
  expect(findRow(compare(resume('Engineer', 'Snowflake Inc.'), wanted), 'Snowflake').status).toBe(
    'missing',
  )
})

test('the line that proves a requirement is shown, at most 300 characters of it', () => {
  const long = `${'Kept the shop open in all weathers 😀 '.repeat(20)}and ran Kafka ${'with good people all year '.repeat(20)}`
  const { line } = findRow(compare(telling({ bullets: [long] }), posting), 'Kafka')
  expect(line.length).toBeLessThanOrEqual(300)
  expect(line).toContain('ran Kafka')
  expect(line.isWellFormed()).toBe(true)
  expect(line).toMatch(/^….*…$/u)
})
