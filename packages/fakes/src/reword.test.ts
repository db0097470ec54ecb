import { expect, test } from 'vitest'
import { reword } from './reword.ts'

test.each([
  ['Moved data to Postgres in order to save time', 'Moved data to PostgreSQL to save time'],
  ['Built a dashboard using React and D3', 'Using React and D3, built a dashboard.'],
  ['Cut build time by caching dependencies.', 'By caching dependencies, cut build time.'],
  ['Grew sales by 40 percent', 'Grew sales by 40 percent'],
  ['AWS bills cut through tagging', 'Through tagging, AWS bills cut.'],
  ['Built it, tested it using Jest', 'Built it, tested it using Jest'],
  ['Answered 40 calls a day', 'Answered 40 calls a day'],
])('%s', (text, said) => {
  expect(reword(text)).toBe(said)
})
