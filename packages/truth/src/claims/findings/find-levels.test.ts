import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findRaisedLevel } from './find-levels.ts'

const raises = (text: string, ...lines: string[]) =>
  findRaisedLevel({
    told: readClaims(text),
    language: 'en',
    sources: [],
    context: [],
    resume: lines.map(readClaims),
  }) !== undefined

test.each([
  'Speaks French and German at C1.',
  'French at C1, German at B1.',
  'C1 in French and German',
  'Französisch (C1) und Deutsch (C1)',
  'Français et allemand niveau C1',
  'Francés C1, alemán C1.',
  'Italian B1',
  'Italian, French and German at C1',
])('a level is never shared: %s', (text) => {
  expect(raises(text, 'French: B1', 'German: C1', 'Italian: basic')).toBe(true)
})

test('a level stands with the language beside it, and not with another one of its line', () => {
  const line = 'Bilingual in French and Portuguese, Dutch at A2'
  expect(raises('Bilingual in French and Dutch, Portuguese at A2', line)).toBe(true)
  expect(raises('Dutch at A2, bilingual in French and Portuguese', line)).toBe(false)
})

test.each([
  'German (C1) and French (B1)',
  'French B1',
  'C1 German, B1 French',
  'Français niveau B1 et allemand niveau C1',
  'Italian: basic',
  'Fluent in Polish and Czech, with intermediate (B1) French',
])('a level stays with its language: %s', (text) => {
  expect(raises(text, 'French: B1', 'German: C1', 'Italian: basic')).toBe(false)
})

test.each(['Spricht Deutsch. Führerschein C1', 'Fitted German units in building B2'])(
  'a level of something else is no language’s: %s',
  (text) => {
    expect(
      raises(text, 'Deutsch: Muttersprache', 'Führerschein C1', 'German: C1', 'Building B2'),
    ).toBe(false)
  },
)
