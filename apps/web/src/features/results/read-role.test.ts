import { expect, test } from 'vitest'
import { readPlace, readRole } from './read-role.ts'

test.each([
  ['**Baker** | 03/2021 - Present', '**Baker**', '03/2021 - Present'],
  ['**BSc** | Physics | 2016 | GPA: 3.9', '**BSc**, Physics, GPA: 3.9', '2016'],
  ['**Baker**', '**Baker**', ''],
  [String.raw`**Sales \| 2020**`, String.raw`**Sales \| 2020**`, ''],
])('%s', (line, role, dates) => {
  expect(readRole(line)).toEqual({ role, dates })
})

test('an employer with a place', () => {
  expect(readPlace('Crumb & Co | Ottawa')).toEqual({ name: 'Crumb & Co', place: ' | Ottawa' })
  expect(readPlace('Crumb & Co')).toEqual({ name: 'Crumb & Co', place: '' })
})
