import { expect, test } from 'vitest'
import { readHeading } from './sections.ts'

test.each([
  ['Von Vorteil', 'preferred'],
  ['Schön, aber kein Muss', 'preferred'],
  ['IT WOULD HELP IF YOU HAD', 'preferred'],
  ['Seraient un plus', 'preferred'],
  ['Desired candidate profile', 'must'],
])('%j heads what is %s', (heading, tier) => {
  expect(readHeading(heading, false)?.tier).toBe(tier)
})

test('a line with such words that names a thing asks for it itself', () => {
  expect(readHeading('CPIM certification desirable', false)).toBeUndefined()
})
