import { expect, test } from 'vitest'
import { parseResume } from '../parse/parse-resume.ts'
import { readPosting } from '../read-posting/read-posting.ts'
import { developerPosting } from '../samples/postings.ts'
import { developer, teacher } from '../samples/resumes.ts'
import { scoreMatch } from './score-match.ts'

const posting = readPosting(
  'Developer\n\nRequirements:\n- PostgreSQL\n- Kubernetes\n- TypeScript, Rust or Java\n\nNice to have:\n- Kafka',
)
const resumeWith = (skills: string, bullet: string) =>
  parseResume(
    `Jo Doe\n\nSkills\n${skills}\n\nExperience\n\nDeveloper, Acme Ltd, 2019 – 2021\n- ${bullet}\n`,
  )
const score = (skills: string, bullet: string) =>
  scoreMatch(resumeWith(skills, bullet), posting).score ?? -1

test('proof in a bullet counts more than a list, a list more than nothing', () => {
  const told = score('Git', 'Ran Postgres, k8s, Kafka and Java services')
  const listed = score('Postgres, k8s, Kafka, Java', 'Wrote services')
  expect(told).toBe(100)
  expect(listed).toBeLessThan(told)
  expect(score('Git', 'Wrote services')).toBe(0)
})

test('any of a group meets it, and aliases are the same thing', () => {
  const report = scoreMatch(resumeWith('psql', 'Moved Java services to k8s'), posting)
  expect(report.covered.map(({ term }) => term)).toEqual(['PostgreSQL', 'Kubernetes', 'TypeScript'])
  expect(report.covered[1]?.line).toBe('Moved Java services to k8s')
  expect(report.missing).toEqual(['Apache Kafka'])
})

test('JavaScript does not meet Java', () => {
  expect(scoreMatch(resumeWith('JavaScript', 'Built pages'), posting).missing).toContain(
    'TypeScript',
  )
})

test('a missing must caps the score', () => {
  const capped = score('Git', 'Ran Postgres, Kafka and Java services')
  expect(capped).toBeLessThanOrEqual(80)
  expect(score('Git', 'Ran Postgres, k8s and Java services')).toBeGreaterThan(capped)
})

test('a thin posting has no score but a reason', () => {
  expect(scoreMatch(resumeWith('Git', 'Built it'), readPosting('Waiter wanted'))).toMatchObject({
    score: null,
    reason: expect.stringMatching(/names no skills/),
  })
})

test('a resume of another profession scores low, the same input the same', () => {
  const wanted = readPosting(developerPosting)
  const fit = scoreMatch(parseResume(developer), wanted)
  expect(fit.score).toBeGreaterThan(60)
  expect(scoreMatch(parseResume(teacher), wanted).score).toBeLessThan(20)
  expect(scoreMatch(parseResume(developer), wanted)).toEqual(fit)
})
