import { expect, test } from 'vitest'
import { restateFigures } from './restate-figures.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  ['Marked seven pitches, 49,000 m²', 'Marked seven pitches, 49,000 square metres'],
  ['A 32 t crane', 'A 32 tonne crane'],
  ['Etat von 0,3 Mio. Euro', 'Etat von 300.000 €'],
  ['Ventas de 2,4 M€', 'Ventas de 2,4 millones de euros'],
  ["Parc de 3,4 millions d'euros", 'Parc de 3,4 M€'],
  ['Rollen bis 1,5 t', 'Rollen bis 1.500 kg'],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateFigures(told, [source]))).toBe(fold(source))
})

test.each([
  ['Answered within five working days', 'Answered within 5 days'],
  ['Away a couple of weeks', 'Away 2 weeks'],
  ['Une trentaine de dossiers', '30 dossiers'],
  ['About 300 graves', '300 graves'],
  ['A day of 24 hours', 'A shift of 1 day'],
  ['3 helpers, waste cut to 3 %', 'Three helpers, waste cut to 4 %'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateFigures(told, [source])).toBe(told)
})
