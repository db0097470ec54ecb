import { expect, test } from 'vitest'
import { restateJoined } from './restate-joined.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Updated the website and email list', 'Updated the web site and e-mail list'],
  ['Check-in at a youth hostel', 'Check in at a youth hostel'],
  ['Three-phase wiring in a cold store', 'Three phase wiring in a cold-store'],
  ['Onlineshop und E-Mail-Anfragen', 'Online Shop und E-Mail Anfragen'],
  ['Busfahrer im Linienverkehr', 'Bus-Fahrer im Linien-Verkehr'],
  ["Entretien d'autocars et de minibus", "Entretien d'auto-cars et de mini-bus"],
  ['Ateliers socioculturels', 'Ateliers socio culturels'],
  ['Comida precocinada y coorganización', 'Comida pre cocinada y co-organización'],
  ['Covered front-of-house shifts', 'Covered front of house shifts'],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateJoined(told, [source]))).toBe(bare(source))
})

test.each([
  ['Moved notable in the hall', 'Moved no table in the hall'],
  ['Worked overtime zones', 'Worked over time zones'],
  ['Hired fourteen swimmers', 'Hired four teen swimmers'],
  ['Packed 23 crates', 'Packed 2-3 crates'],
  ['Worked 2016-2019', 'Worked 2016 2019'],
  ['Sang in the choir', 'San gin the choir'],
  ['Menús singluten', 'Menús sin gluten'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateJoined(told, [source])).toBe(told)
})
