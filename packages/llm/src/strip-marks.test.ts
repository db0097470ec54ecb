import { expect, test } from 'vitest'
import { stripMarks } from './strip-marks.ts'

const own = ['Wrote `make` rules and __init__ files.', 'Ranked 2. of 40.', '# of calls: 30 a day']

test.each([
  ['**Carried** a caseload of **20 families**.', 'Carried a caseload of 20 families.'],
  ['***Carried*** a _caseload_ of *20* families.', 'Carried a caseload of 20 families.'],
  ['# Wrote reports', 'Wrote reports'],
  ['### **Wrote** reports', 'Wrote reports'],
  ['- Wrote reports', 'Wrote reports'],
  ['* Wrote *clear* reports', 'Wrote clear reports'],
  ['• Wrote reports', 'Wrote reports'],
  ['1. Wrote reports', 'Wrote reports'],
  ['> Wrote ~~some~~ reports', 'Wrote some reports'],
  ['Wrote reports in `SQL` and ``R``', 'Wrote reports in SQL and R'],
  ['`React`', 'React'],
  ['**Skills:** Excel', 'Skills: Excel'],
])('%j is %j', (text, plain) => {
  expect(stripMarks(text, own)).toBe(plain)
})

test.each([
  'C# and F#',
  '#1 in sales, and #2 the year before',
  'Ran *nix and *BSD servers',
  'Ran *nix, (*BSD) servers',
  'Named snake_case_names and _private ones',
  'Worked out 5*5 and 2 * 3 * 4',
  'Rated 5* and 4* hotels',
  'Kept stock at -5 °C',
  'Full-time - on call - for 3 years',
  'Cut costs ~ 5 % a year',
  'Passed **kwargs on',
  'Wrote `make` rules and __init__ files.',
  '2. of 40 in the ranking',
  '# of calls: 30 a day',
])('%j stays', (text) => {
  expect(stripMarks(text, own)).toBe(text)
})

test('long runs of marks are read in linear time', () => {
  const started = performance.now()
  for (const piece of ['*', '_', '`', '~', '* ', '*a', '`a'])
    expect(stripMarks(piece.repeat(2_400), own).length).toBeLessThanOrEqual(4_800)
  expect(performance.now() - started).toBeLessThan(2_000)
})
