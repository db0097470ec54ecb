import { expect, test } from 'vitest'
import { parseResume, readPosting } from '@tailorbird/reading'
import { developerPosting, nursePosting } from '@tailorbird/document/samples/postings'
import { developer, nurse, teacher } from '@tailorbird/document/samples/resumes'
import { scoreMatch } from './score-match.ts'
import { asking, compare, telling } from './testing/compare.ts'

const WELCOME =
  'Kafka Redis Docker Ansible GraphQL Python Git Linux Jenkins Grafana Prometheus MongoDB Perl Ruby Scala PHP Kotlin TypeScript Haskell Erlang Nginx RabbitMQ Vagrant Puppet'.split(
    ' ',
  )

test('a missing must caps the score, more weight of musts lower', () => {
  const posting = `Developer\n\nRequirements:\n- PostgreSQL\n- Kubernetes\n- Terraform\n\nNice to have:\n${WELCOME.map((name) => `- ${name}`).join('\n')}`
  const told = (...names: string[]) =>
    compare(
      telling({
        bullets: [...names, ...WELCOME].map((name) => `Worked with ${name} in a small team`),
      }),
      posting,
    ).score ?? -1
  expect(told('PostgreSQL', 'Kubernetes', 'Terraform')).toBe(100)
  expect(told('PostgreSQL', 'Kubernetes')).toBe(80)
  expect(told('PostgreSQL')).toBe(65)
  expect(told()).toBe(50)
})

test('a quality or an unknown name never caps', () => {
  const posting = `Developer\n\nRequirements:\n- Kafka\n- Empathy\n- Experience with Flurbstore\n\nNice to have:\n${['Redis', 'Docker', 'Ansible', 'GraphQL', 'Python', 'Git', 'Linux', 'Jenkins', 'Grafana', 'MongoDB', 'Perl', 'Ruby', 'Scala', 'PHP', 'Kotlin', 'TypeScript', 'Haskell', 'Erlang'].map((name) => `- ${name}`).join('\n')}`
  const bullets =
    'Kafka Redis Docker Ansible GraphQL Python Git Linux Jenkins Grafana MongoDB Perl Ruby Scala PHP Kotlin TypeScript Haskell Erlang'
      .split(' ')
      .map((name) => `Worked with ${name} in a small team`)
  expect(compare(telling({ bullets }), posting).score).toBeGreaterThan(90)
})

test('a thin posting has no score but a reason, and still says what it found', () => {
  const report = compare(telling({ bullets: ['Waited tables'] }), 'Waiter wanted')
  expect(report).toMatchObject({ score: null, ceiling: null, confidence: 'none', warnings: [] })
  expect(report.reason).toMatch(/names no skills/)
})

test.each([
  [3, 'low'],
  [5, 'medium'],
  [12, 'high'],
])('%i requirements give %s confidence', (count, confidence) => {
  const names =
    'PostgreSQL Kubernetes Kafka Terraform Docker Redis Ansible Git Linux Python GraphQL MongoDB'
  const report = compare(telling({}), asking(...names.split(' ').slice(0, count), 'Empathy'))
  expect(report.confidence).toBe(confidence)
})

test('requirements come the firmest first, then the heaviest, and their shares make one', () => {
  const { requirements } = compare(developer, developerPosting)
  const ranks = requirements.map(({ tier }) => ['must', 'preferred', 'mentioned'].indexOf(tier))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  for (const tier of ['must', 'preferred', 'mentioned']) {
    const weights = requirements.filter((row) => row.tier === tier).map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((one, other) => other - one))
  }
  expect(requirements.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2)
})

test('duties are shown and weigh nothing', () => {
  const posting = readPosting(asking('PostgreSQL', 'Kubernetes', 'Kafka'))
  const first = posting.requirements[0]
  if (!first) throw new Error('the posting asks for something')
  const duty = {
    ...first,
    id: 'r9',
    term: 'Water the plants',
    name: 'Water the plants',
    isKnown: false,
    kind: 'responsibility',
    tier: 'mentioned',
  } as const
  const resume = parseResume(telling({ bullets: ['Ran PostgreSQL'] }))
  const withDuty = scoreMatch(resume, { ...posting, requirements: [...posting.requirements, duty] })
  expect(withDuty.score).toBe(scoreMatch(resume, posting).score)
  expect(withDuty.requirements.at(-1)).toMatchObject({ term: 'Water the plants', weight: 0 })
})

test('a resume of the profession scores high, one of another low', () => {
  expect(compare(nurse, nursePosting).score).toBeGreaterThan(80)
  expect(compare(developer, developerPosting).score).toBeGreaterThan(55)
  expect(compare(teacher, developerPosting).score).toBeLessThan(20)
})

test('a thousand reports on the same input are the same, byte by byte', () => {
  const resume = parseResume(developer)
  const posting = readPosting(developerPosting)
  const reports = new Set(
    Array.from({ length: 1000 }, () => JSON.stringify(scoreMatch(resume, posting))),
  )
  expect(reports.size).toBe(1)
})
