import { expect, test } from 'vitest'
import { restateNouns } from './restate-nouns.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Poda de olivos y riego de frutales', 'Podé olivos y regué frutales'],
  ['Recibía mercancía y reparaba bombas', 'Recepción de mercancía y reparación de bombas'],
  ['Coordinación de las visitas', 'Coordiné las visitas'],
  ['Ponçage de parquets', 'Poncé parquets'],
  ['Pflege der Fische und Fütterung der Pferde', 'Pflegte die Fische und fütterte die Pferde'],
  ['Pflegte die Fische', 'Pflege der Fische'],
  ['Rempotage et arrosage de plants', 'Rempoté et arrosé plants'],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateNouns(told, [source]))).toBe(bare(source))
})

test.each([
  ['Poda de olivos', 'Los oficiales podaban olivos'],
  ['Vérification des prix', 'Le chef vérifiait les prix'],
  ['Asistí a la coordinación de visitas', 'Coordiné visitas'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateNouns(told, [source])).toBe(told)
})
