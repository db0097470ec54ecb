import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findLeftPartner } from './find-left-partner.ts'

const find = (line: string, told: string) =>
  findLeftPartner({
    told: readClaims(told),
    target: readClaims(line),
    language: 'en',
    sources: [readClaims(line)],
    context: [],
    resume: [],
  })?.written

test.each([
  [
    'Alternate duct layout w/ the consultant and our PM, saved the owner $210K',
    'Identified an alternate duct layout that saved the owner $210K.',
  ],
  [
    'Pilotage de la refonte de l’espace adhérent avec l’agence Kelvo et la DSI (budget 240 k€, 14 mois)',
    'Mené la refonte de l’espace adhérent avec un budget de 240 k€ sur 14 mois.',
  ],
  [
    "Pilotage de la refonte de l'espace adhérent avec l'agence Kelvo et la DSI (budget 240 k€, 14 mois) ; mise en ligne : mars 2023",
    "Mené la refonte de l'espace adhérent, du cadrage à la mise en ligne en mars 2023, avec un budget de 240 k€ sur 14 mois.",
  ],
  ['Schichtplan mit dem Werkstattleiter neu geordnet', 'Neuordnung des Schichtplans'],
  ['Revisión de 80 arneses con el proveedor', 'Revisión de 80 arneses'],
])('%s: tells no partner', (line, told) => {
  expect(find(line, told)).toBeDefined()
})

test.each([
  ['Cycle counts with the night team', 'Supported the cycle counts'],
  ['Cycle counts with the night team', 'Cycle counts together with the night crew'],
  ['Recettes avec le chef pâtissier', 'Recettes écrites avec le chef'],
  ['Reports in Excel with pivot tables', 'Reports in Excel'],
  ['Grew leeks; sold them with my brother’s partner', 'Grew leeks'],
])('%s: leaves nobody out in %s', (line, told) => {
  expect(find(line, told)).toBeUndefined()
})
