import { expect, test } from 'vitest'
import { restateSpelled } from './restate-spelled.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Hörspiele selbstständig geschnitten', 'Hoerspiele selbststaendig geschnitten'],
  ['Kuehlhaeuser beliefert', 'Kühlhäuser beliefert'],
  ['Geräte und Öfen', 'Geraete und Oefen'],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateSpelled(told, [source]))).toBe(bare(source))
})

test.each([
  ['Neue Bauten', 'Nue Bauten'],
  ['Bauer beliefert', 'Baur beliefert'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateSpelled(told, [source])).toBe(told)
})
