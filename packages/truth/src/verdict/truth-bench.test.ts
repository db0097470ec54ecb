import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkTruth } from './check-truth.ts'
import { holdsBars, isPerfect, measureTruth, type TruthBench } from '../testing/measure-truth.ts'

const folder = fileURLToPath(new URL('../../bench/data/truth/', import.meta.url))
const outcomes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const bench = JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as TruthBench
    return measureTruth(bench, checkTruth).map((outcome) => ({
      ...outcome,
      file: basename(name, '.json'),
    }))
  })

test('every case of the software resume comes out right', () => {
  const software = outcomes.filter(({ file }) => file === 'software')
  expect(software.length).toBeGreaterThan(0)
  expect(isPerfect(software)).toBe(true)
})

test('over all resumes 90 % of the fabrications are caught and 5 % of the truthful rewrites flagged at most', () => {
  expect(outcomes.length).toBeGreaterThan(100)
  expect(holdsBars(outcomes)).toBe(true)
})
