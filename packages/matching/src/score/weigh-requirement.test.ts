import { expect, test } from 'vitest'
import { readPosting } from '@tailorbird/reading'
import { asking } from './testing/compare.ts'
import { judgeDistinctiveness, weighRequirement } from './weigh-requirement.ts'

const read = (line: string) => {
  const [first] = readPosting(asking(line)).requirements
  if (!first) throw new Error(`nothing asked in ${line}`)
  return first
}

test.each([
  ['Microsoft Office', 'commonplace'],
  ['Teamwork', 'commonplace'],
  ["Driver's licence", 'commonplace'],
  ['Kubernetes', 'usual'],
  ['Wound care', 'usual'],
  ['Red Seal', 'specific'],
  ['ISO 27001', 'specific'],
  ['Experience with Flurbstore', 'unknown'],
])('%s is %s', (line, expected) => {
  expect(judgeDistinctiveness(read(line))).toBe(expected)
})

test('what stands in every posting weighs less than what tells jobs apart', () => {
  const [office, kubernetes, seal, team] = [
    'Microsoft Office',
    'Kubernetes',
    'Red Seal',
    'Teamwork',
  ].map((line) => weighRequirement(read(line)))
  expect(kubernetes).toBe(3)
  expect(office).toBe(1.5)
  expect(seal).toBeCloseTo(4.32)
  expect(team).toBeCloseTo(0.3)
})
