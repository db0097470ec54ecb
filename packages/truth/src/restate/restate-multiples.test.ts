import { expect, test } from 'vitest'
import { restateMultiples } from './restate-multiples.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  ['Halved scrap on the line', 'Cut scrap on the line by half'],
  ['Cut scrap on the line by 50%', 'Halved scrap on the line'],
  ['Grew the pool from 30 to 60', 'Doubled the pool from 30 to 60'],
  ['Ausschuss um 50 % gesenkt', 'Ausschuss halbiert'],
  ['Pertes réduites de moitié au rayon', 'Pertes réduites de 50 % au rayon'],
  ['Reduje a la mitad las mermas', 'Reduje en un 50 % las mermas'],
  ['Dupliqué los pedidos de 120 a 240', 'Aumenté un 100 % los pedidos de 120 a 240'],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateMultiples(told, [source]))).toBe(fold(source))
})

test.each([
  ['Cut scrap on the line by 40%', 'Halved scrap on the line'],
  ['Almost halved scrap', 'Cut scrap by half'],
  ['Grew sales from 30 to 50', 'Doubled sales from 30 to 50'],
  ['Raised sales by 50%', 'Raised sales by half'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateMultiples(told, [source])).toBe(told)
})
