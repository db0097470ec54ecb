import { expect, test } from 'vitest'
import { asking } from './testing/compare.ts'
import { readPosting } from '@tailorbird/reading'

const readDegrees = (line: string) =>
  readPosting(asking(line)).requirements.filter(({ kind }) => kind === 'degree')

test.each([
  "Bachelor's degree or equivalent experience",
  "Bachelor's degree in Computer Science, Engineering, or a related field, or equivalent practical experience",
  "Bachelor's or Master's degree (or equivalent work experience)",
  "Bachelor's degree or 5 years of experience",
  'Studium der Informatik oder vergleichbare Berufserfahrung',
  'Abgeschlossenes Studium oder mehrjährige Erfahrung',
])('%s: the degree is no must', (line) => {
  const degrees = readDegrees(line)
  expect(degrees.length).toBeGreaterThan(0)
  expect(degrees.map(({ tier }) => tier)).not.toContain('must')
})

test.each([
  "Bachelor's degree or diploma and experience in sales",
  "Bachelor's degree and experience in sales",
  "Bachelor's degree or equivalent",
])('%s: the degree is a must', (line) => {
  expect(readDegrees(line).map(({ tier }) => tier)).toContain('must')
})
