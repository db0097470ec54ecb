import { expect, test } from 'vitest'
import { restateOrder } from './restate-order.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Ran story time, shelved books and helped', 'Shelved books, ran story time and helped'],
  [
    'Zwinger gereinigt, Hunde ausgeführt und Spenden gesammelt für ein Tierheim',
    'Für ein Tierheim Spenden gesammelt, Hunde ausgeführt und Zwinger gereinigt',
  ],
  [
    "Location de pédalos et vente de glaces pendant l'été",
    "Pendant l'été, vente de glaces et location de pédalos",
  ],
  [
    'Planchar trajes, cortar telas y coser dobladillos',
    'Cortar telas, coser dobladillos y planchar trajes',
  ],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateOrder(told, [source]))).toBe(bare(source))
})

test.each([
  ['Signed by the clerk, drafted by me', 'Drafted by the clerk, signed by me'],
  ['For the city, swept halls and mended lifts', 'Swept halls and mended lifts for the city'],
  ['Vigilancia de oficinas y limpieza de obras', 'Limpieza de oficinas y vigilancia de obras'],
  ['Repaired scooters, old bikes and prams', 'Repaired old scooters, bikes and prams'],
  ['Shelved books and ran story time', 'Shelved books, ran story time and helped'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateOrder(told, [source])).toBe(told)
})
