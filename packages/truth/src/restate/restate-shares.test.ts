import { expect, test } from 'vitest'
import { restateShares } from './restate-shares.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  ['Half of the 48 flats', '24 of the 48 flats'],
  ['Two thirds of my 90 patients', '60 of my 90 patients'],
  ['Ein Drittel der 90 Plätze', '30 der 90 Plätze'],
  ['20 Prozent des Umsatzes', 'Ein Fünftel des Umsatzes'],
  ['La moitié des 26 dossiers', '13 des 26 dossiers'],
  ['La tercera parte de las 60 plazas', '20 de las 60 plazas'],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateShares(told, [source]))).toBe(fold(source))
})

test.each([
  ['2 of the 6 guides', 'A third of the 6 guides, 2 of them'],
  ['Half of the 47 flats', '24 of the 47 flats'],
  ['Almost half of the 48 flats', '24 of the 48 flats'],
  ["Près d'un tiers des 60 lots", '20 des 60 lots'],
  ['Ein Drittel der 90 Plätze', '33 % der 90 Plätze'],
  ['Half of the 48 flats', '24 of the 50 flats'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateShares(told, [source])).toBe(told)
})
