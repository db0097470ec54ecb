import { expect, test } from 'vitest'
import { restateTotals } from './restate-totals.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  ['Uniforms for 5 hotels, 80 sets each', 'Uniforms for 5 hotels, 80 sets each, 400 sets in total'],
  [
    'Vier Gruppen mit je 8 Plätzen verwaltet',
    'Vier Gruppen mit je 8 Plätzen verwaltet, also 32 Plätze',
  ],
  [
    'Trois chambres de 40 m³ chacune en station',
    'Trois chambres de 40 m³ chacune (120 m³ au total) en station',
  ],
  ['6 salas, 25 butacas en cada una', '6 salas, 25 butacas en cada una, 150 en total'],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateTotals(told, [source]))).toBe(fold(source))
})

test.each([
  ['4 rooms, 3 doors each', '4 rooms, 3 doors each, 14 in total'],
  ['4 teams of 3', '4 teams of 3, 12 in total'],
  ['12 boats with up to 4 fenders each', '12 boats with up to 4 fenders each, 48 in all'],
  ['Drei Chöre mit je 20 Stimmen', 'Drei Chöre mit je 20 Stimmen, insgesamt 60 Sänger'],
  ['Two kitchens, 500 meals a day each', 'Two kitchens, 500 meals a day each, 1,000 in total'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateTotals(told, [source])).toBe(told)
})
