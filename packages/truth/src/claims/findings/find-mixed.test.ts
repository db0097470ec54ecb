import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findMixed } from './find-mixed.ts'

const find = (told: string, ...lines: string[]) =>
  findMixed(readClaims(told), lines.map(readClaims))

test.each([
  [
    'Labelled coins for the curator and photographed fossils for the geologist',
    'Labelled fossils for the geologist and photographed coins for the curator',
  ],
  [
    'Pflanzte für die Schule Rosen und für den Stadtrat Hecken',
    'Pflanzte Rosen für den Stadtrat und Hecken für die Schule',
  ],
  [
    'Entregué a los hospitales fruta y a los colegios verdura',
    'Entregué fruta a los colegios y verdura a los hospitales',
  ],
  ['Never handled helmets, only firearms', 'Never handled firearms, only helmets'],
])('%s: words have changed parts with each other', (told, line) => {
  expect(find(told, line)).toHaveLength(2)
})

test('they do between the lines that one is made of', () => {
  const lines = ['Counted stock in hall A against the manifest', 'Checked invoices with the tariff']
  expect(
    find(
      'Counted stock in hall A with the tariff and checked invoices against the manifest',
      ...lines,
    ),
  ).toHaveLength(2)
  expect(
    find(
      'Checked invoices with the tariff and counted stock in hall A against the manifest',
      ...lines,
    ),
  ).toBeUndefined()
})

test.each([
  [
    'Photographed coins for the curator and labelled fossils',
    'Labelled fossils and photographed coins for the curator',
  ],
  ['Payroll and audits of sites', 'Audits and payroll of sites'],
  ['Ran the bar, the till and the cellar', 'Ran the cellar, the bar and the till'],
])('%s: parts may stand in any order', (told, line) => {
  expect(find(told, line)).toBeUndefined()
})
