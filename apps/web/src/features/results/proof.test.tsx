import type { Change, RequirementMatch, TailoredResume } from '@tailorbird/contracts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resultOf, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { visitResult } from './testing/visit-result.ts'

const requirementOf = (change: Partial<RequirementMatch>): RequirementMatch => ({
  term: 'baking',
  anyOf: [],
  kind: 'skill',
  tier: 'must',
  status: 'covered',
  match: 'exact',
  place: 'bullet',
  line: 'Baked bread for 900 households',
  weight: 0.2,
  ...change,
})
const requirements = [
  requirementOf({}),
  requirementOf({ term: 'Kafka', place: 'list', line: 'Kafka, SQL', tier: 'preferred' }),
  requirementOf({ term: 'BLS', kind: 'certification', place: 'list', line: 'BLS' }),
  requirementOf({ term: 'Kubernetes', status: 'supported', match: 'alias', line: 'Ran k8s' }),
  requirementOf({ term: 'pastry', status: 'missing', match: null, place: null, line: '' }),
  requirementOf({ term: 'cakes', tier: 'mentioned', status: 'missing', match: null, line: '' }),
]
const order: Change = {
  id: 'c0',
  kind: 'order',
  place: 'w0',
  where: 'Baker, Crumb & Co',
  before: `Baked bread\nKept the oven ${'warm '.repeat(20)}\nSold cakes`,
  after: `Sold cakes\nBaked bread\nKept the oven ${'warm '.repeat(20)}`,
  reason: 'r',
  sources: [],
  requirement: '',
  state: 'accepted',
}

let server: Loopback
let visit: ReturnType<typeof visitResult> | undefined

beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  await visit?.leave()
  await server.close()
})
async function open(result: TailoredResume) {
  visit = visitResult(server, result)
  await screen.findByRole('heading', { name: 'What needs your eye' })
}
const openWith = (change: Parameters<typeof resultOf>[0]) =>
  open(resultOf({ requirements, ...change }))
const listUnder = (name: RegExp) =>
  within(screen.getByRole('heading', { name }).parentElement as HTMLElement)
const opened = (summary: string | RegExp) =>
  within(screen.getByText(summary).closest('details') as HTMLElement)

test('each term that is there has the line that shows it', async () => {
  await openWith({ keywordsCovered: ['Kafka', 'baking', 'BLS'] })
  const covered = listUnder(/^Covered/)
  expect(covered.getByText('Baked bread for 900 households').tagName).toBe('DD')
  expect(covered.getByText(/only listed/).closest('dt')?.textContent).toContain('Kafka')
  expect(listUnder(/other words/).getByText('Ran k8s').tagName).toBe('DD')
})

test('terms say how firmly they are asked for, the firmest first', async () => {
  await openWith({ keywordsCovered: ['Kafka', 'baking'], keywordsMissing: ['cakes', 'pastry'] })
  const shown = (name: RegExp) =>
    listUnder(name)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(shown(/^Covered/)).toEqual(['baking must', 'Kafka preferred', 'sourdough new'])
  expect(shown(/Still missing/)).toEqual(['+pastry must', '+cakes'])
})

test('what is possible without new facts says how', async () => {
  await openWith({ matchScore: 47, matchScoreCeiling: 75 })
  const reach = opened('How to reach 75')
  const ways = reach.getAllByRole('listitem').map((item) => item.textContent)
  expect(ways).toHaveLength(2)
  expect(ways[0]).toMatch(/Write ‘Kubernetes’ as the posting does.*You say: Ran k8s/)
  expect(ways[1]).toMatch(/Tell in a bullet where you used ‘Kafka’/)
})

test('a score with nothing weak behind it has no such list', async () => {
  await openWith({ requirements: requirements.slice(0, 1) })
  expect(screen.queryByText(/How to (?:reach|score)/)).toBeNull()
})

test('a posting that says too little is not called a fit', async () => {
  await open(
    resultOf({
      matchScore: null,
      matchScoreBefore: null,
      matchScoreCeiling: null,
      keywordsAdded: [],
      keywordsCovered: [],
      keywordsMissing: [],
    }),
  )
  expect(screen.getAllByText(/says too little to compare your resume with/)).toHaveLength(1)
  expect(screen.queryByText(/fit as they are/)).toBeNull()
  expect(screen.queryByText('Nothing.')).toBeNull()
})

test('a term that is only presumed stays missing, and why it counts is said beside it alone', async () => {
  const cakes = requirementOf({ term: 'cakes', status: 'missing', match: 'presumed', line: '' })
  const pastry = requirementOf({ term: 'pastry', status: 'missing', match: null, line: '' })
  await openWith({ requirements: [cakes, pastry], keywordsMissing: ['cakes', 'pastry'] })
  const why = screen.getByText(/counted in part/).textContent
  expect(why).toContain('cakes')
  expect(why).not.toContain('pastry')
  expect(screen.queryByRole('heading', { name: /There in other words/ })).toBeNull()
})

test('little in common is not called a fit', async () => {
  await open({ ...resultOf({ matchScore: 4, matchScoreBefore: 4 }), changes: [] })
  expect(screen.queryByText(/fit as they are/)).toBeNull()
  expect(screen.getAllByText(/shows little of what this job asks for/)).not.toHaveLength(0)
})

test('a list in another order is told whole, with where each line was', async () => {
  await open({ ...resultOf(), changes: [order] })
  const lines = within(screen.getByRole('region', { name: 'What was changed' }))
    .getAllByRole('listitem')
    .slice(1)
    .map((line) => line.textContent?.replaceAll('warm ', ''))
  expect(lines).toEqual([
    'Sold cakes (was 3rd)',
    'Baked bread (was 1st)',
    'Kept the oven  (was 2nd)',
  ])
})

test('a short list is told as it was and as it is', async () => {
  const short = { ...order, before: 'SQL\nKafka', after: 'Kafka\nSQL' }
  await open({ ...resultOf(), changes: [short] })
  expect(screen.getByText('Before: SQL, Kafka')).toBeTruthy()
  expect(screen.getByText('Now: Kafka, SQL')).toBeTruthy()
})
