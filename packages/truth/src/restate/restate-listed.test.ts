import { expect, test } from 'vitest'
import { restateListed } from './restate-listed.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Taught Years 7, 8 and 9', 'Taught Year 7, Year 8 and Year 9'],
  ['Taught Year 7, Year 8 and Year 9', 'Taught Years 7, 8 and 9'],
  ['Nachhilfe in Klassen 5, 6 und 7', 'Nachhilfe in Klasse 5, Klasse 6 und Klasse 7'],
  ['Permis B et C', 'Permis B et permis C'],
  ['Líneas 2, 4 y 6', 'Línea 2, línea 4 y línea 6'],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateListed(told, [source]))).toBe(bare(source))
})

test.each([
  ['Taught Years 7, 8 and 10', 'Taught Year 7, Year 8 and Year 9'],
  ['Taught Years 7 and 9', 'Taught Years 7 to 9'],
  ['Cleaned Wards 7, 8 and 9', 'Taught Years 7, 8 and 9'],
  ['Permis B et D', 'Permis B et permis C'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateListed(told, [source])).toBe(told)
})
