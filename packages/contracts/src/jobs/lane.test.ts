import { expect, test } from 'vitest'
import { firstPriorities, FIRST_PRIORITY, jobPriority, laneWidth } from './lane.ts'

const config = { BATCH_LANE_WIDTH: 4, OWNER_JOBS_AT_ONCE: 32 }

test('a queue keeps its order; a batch grows when its owner is alone, and never beyond the cap', () => {
  expect(laneWidth('queue', config)).toEqual({ shared: 1, alone: 1 })
  expect(laneWidth('batch', config)).toEqual({ shared: 4, alone: 32 })
  expect(laneWidth('single', { ...config, OWNER_JOBS_AT_ONCE: 2 })).toEqual({ shared: 2, alone: 2 })
})

test('single jobs go before queue jobs before batch jobs, then first ones before second ones', () => {
  const rising = [
    FIRST_PRIORITY,
    jobPriority('single', 0),
    jobPriority('single', 1),
    jobPriority('queue', 0),
    jobPriority('batch', 0),
    jobPriority('batch', 31),
  ]
  expect(rising.toSorted((a, b) => a - b)).toEqual(rising)
  expect(new Set(rising).size).toBe(rising.length)
  expect(jobPriority('single', 1e9)).toBeLessThan(jobPriority('queue', 0))
})

test('an owner has three first jobs in each mode', () => {
  expect(firstPriorities).toContain(jobPriority('batch', 2))
  expect(firstPriorities).toContain(jobPriority('single', 0))
  expect(firstPriorities).not.toContain(jobPriority('batch', 3))
  expect(firstPriorities).not.toContain(FIRST_PRIORITY)
})
