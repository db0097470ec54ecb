import { expect, test } from 'vitest'
import { asking, compare, telling } from '../score/testing/compare.ts'
import { findLift } from './find-lift.ts'
import { summariseMatch } from './summarise-match.ts'

const RESUME = telling({ skills: 'PostgreSQL, Docker', bullets: ['Wrote services in TypeScript'] })
const summarise = (...lines: string[]) => summariseMatch(compare(RESUME, asking(...lines)))

test('a row has the score, what is reachable, and the musts by whether the resume shows them', () => {
  const row = summarise('Postgres', 'TypeScript', 'Kubernetes', 'Team player', 'Terraform a plus')
  expect(row).toMatchObject({ covered: ['Postgres', 'TypeScript'], reason: null })
  expect(row.missing).toEqual([{ term: 'Kubernetes', name: 'Kubernetes', anyOf: [] }])
  expect(row.reachable).toBeGreaterThanOrEqual(row.score ?? 101)
})

test('a thin posting has a reason and no scores', () => {
  const row = summariseMatch(compare(RESUME, 'Waiter wanted. Call us.'))
  expect(row).toMatchObject({ score: null, reachable: null, covered: [], missing: [] })
  expect(row.reason).toMatch(/names no skills/)
})

test('what lifts most: by postings that it blocks, its names folded, each of an either-or', () => {
  const rows = [
    summarise('Kubernetes', 'Docker', 'TypeScript'),
    summarise('k8s', 'Docker', 'Java or Rust'),
    summarise('K8s', 'Docker', 'PostgreSQL'),
    summarise('Rust', 'Docker', 'Vault of our own'),
  ]
  const lift = findLift(rows.map(({ missing }) => missing))
  expect(lift.slice(0, 3)).toEqual([
    { name: 'Kubernetes', term: 'K8s', postings: 3, alone: 2 },
    { name: 'Rust', term: 'Rust', postings: 2, alone: 1 },
    { name: 'Java', term: 'Java', postings: 1, alone: 0 },
  ])
  expect(findLift(rows.toReversed().map(({ missing }) => missing))).toEqual(lift)
})
