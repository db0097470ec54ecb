import { expect, test } from 'vitest'
import * as samples from '@tailorbird/document/samples/resumes'
import { checkTruth } from './check-truth.ts'

const { nurse } = samples

test('a renamed employer hides no changed figure below it', () => {
  const told = nurse
    .replace('Rideau Care Centre', 'Mayo Clinic')
    .replace('24 residents', '240 residents')
  const kinds = checkTruth(nurse, told).map(({ kind }) => kind)
  expect(kinds).toContain('job')
  expect(kinds).toContain('figure')
})

test('a renamed employer alone is one thing', () => {
  const told = nurse.replace('Rideau Care Centre', 'Mayo Clinic')
  expect(new Set(checkTruth(nurse, told).map(({ kind }) => kind))).toEqual(new Set(['job']))
})

const long = 'Read for blind people and '.repeat(4_000)
const places: [string, string, string][] = [
  ['line', '• Precept 6 new graduate nurses each year', `• ${long}`],
  ['summary', '8 years of experience', `8 years of experience ${long}`],
  ['skill', 'Wound care, ', `Wound care, ${long}, `],
  ['certification', 'BLS\n', `BLS\n${long}\n`],
]

test.each(places)('a %s of 100 kB is not compared', (_, from, to) => {
  const told = nurse.replace(from, to)
  expect(told).not.toBe(nurse)
  const started = performance.now()
  expect(checkTruth(nurse, told).map(({ kind }) => kind)).toEqual(['unchecked'])
  expect(checkTruth(told, nurse).map(({ kind }) => kind)).toEqual(['unchecked'])
  expect(checkTruth(told, told)).toEqual([])
  expect(performance.now() - started).toBeLessThan(3_000)
})
