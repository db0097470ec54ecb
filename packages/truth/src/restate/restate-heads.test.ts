import { expect, test } from 'vitest'
import { restateHeads } from './restate-heads.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['Hochbauzeichnungen und Tiefbauzeichnungen erstellt', 'Hoch- und Tiefbauzeichnungen erstellt'],
  ['Hoch- und Tiefbauzeichnungen erstellt', 'Hochbauzeichnungen und Tiefbauzeichnungen erstellt'],
  ['Obstverkauf, Gemüseverkauf und Blumenverkauf', 'Obst-, Gemüse- und Blumenverkauf'],
  ['Wareneingang und -ausgang gebucht', 'Wareneingang und Warenausgang gebucht'],
  ['Pre-operative and post-operative checks', 'Pre- and post-operative checks'],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateHeads(told, [source]))).toBe(bare(source))
})

test.each([
  ['Fachkräfte und Führungskräfte eingeteilt', 'Hilfs- und Fachkräfte eingeteilt'],
  ['Hochzeiten und Tiefbauzeichnungen', 'Hoch- und Tiefbauzeichnungen'],
  ['Fahrradreifen und Rollerreifen verkauft', 'Fahrräder und Rollerreifen verkauft'],
  ['Einzelhandel und Gruppenunterricht', 'Einzel- und Gruppenunterricht'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateHeads(told, [source])).toBe(told)
})
