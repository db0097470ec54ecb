import { expect, test } from 'vitest'
import { readClaims } from '../clauses/reading.ts'
import { compareLevels } from './compare-levels.ts'

const compare = (line: string, text: string) =>
  compareLevels({ told: readClaims(text), sources: [readClaims(line)], context: [] })

test.each([
  ['Pilotage de la refonte avec la DSI', 'Piloté la refonte avec la DSI'],
  ['Inventur, 2016 als Leiter eines Zählteams', 'Inventur, 2016 mit Leitung eines Zählteams'],
  ['LED THE INSTALLATION OF FIXTURES', 'Led the installation of fixtures'],
  ['Installed LED fixtures', 'LED fixtures installed in shops'],
  ['Stocktake 2016, as leader of a count team', 'Stocktake 2016, leading a count team'],
])('%s: says as much as %s', (line, text) => {
  expect(compare(line, text)).toEqual([])
})

test.each([
  ['Suivi des stocks avec le chef de quai', 'Supervision des stocks et direction du quai'],
  ['Inventur mit dem Leiter eines Zählteams', 'Leitung eines Zählteams bei der Inventur'],
  ['Stocktake with the leader of a count team', 'Leading a count team'],
  ['Installed LED fixtures in 40 stores', 'Led the installation of LED fixtures in 40 stores'],
  ['Kept the SAP stock list', 'Supervised all purchasing, kept the stock list'],
  ['Typed reports in MS Word', 'Managed sales, typed reports in Word'],
])('%s: is less than %s', (line, text) => {
  expect(compare(line, text)).toMatchObject([{ cause: { code: 'role-larger' } }])
})
