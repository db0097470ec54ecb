import { expect, test } from 'vitest'
import { readClaims } from '../clauses/reading.ts'
import { changesFigure } from './changes-figure.ts'
import type { Comparison } from './compare/comparison.ts'
import { hasNewFigure } from './has-new-figure.ts'

function compare(text: string, line: string): Comparison {
  const source = readClaims(line)
  return {
    told: readClaims(text),
    language: 'en',
    target: source,
    sources: [source],
    context: [],
    resume: [source],
  }
}

const RATING = 'Rating went from 4.1 to 4.4 since 2022'
const SHARE = '79% of my class at expected standard in 2024, up from 68% in 2023'

test.each([
  ['Rating up by 0.3 points to 4.4 since 2022', RATING],
  ['4.4 in 2022, 0.3 points above the average of 4.1', '4.4 in 2022 (average 4.1)'],
  ['The share at expected standard rose by 11 percentage points', SHARE],
  ['Leerkilometer um 5 Prozentpunkte auf 14 % gesenkt', 'Leerkilometer von 19 % auf 14 % gesenkt'],
  ['Escalation point for four first-line agents', 'Escalation point for 4 L1 agents'],
  ['Lift for 200 litres', 'Lift for 0.2 m³'],
])('%s has no other figure than %s', (text, line) => {
  expect(hasNewFigure(compare(text, line))).toBe(false)
})

test.each([
  ['Rating up by 0.4 points to 4.4 since 2022', RATING],
  ['The share at expected standard rose by 12 percentage points', SHARE],
  ['Leerkilometer um 6 Prozentpunkte auf 14 % gesenkt', 'Leerkilometer von 19 % auf 14 % gesenkt'],
])('%s has', (text, line) => {
  expect(hasNewFigure(compare(text, line))).toBe(true)
})

test('points that lie between two figures are no other thing than percent', () => {
  expect(changesFigure(compare('Standard rose by 11 points', SHARE))).toBe(false)
  expect(changesFigure(compare('Standard rose by 12 points', SHARE))).toBe(true)
})
