import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findExchanged } from './find-exchanged.ts'

const find = (told: string, line: string) => findExchanged(readClaims(told), readClaims(line))

test.each([
  [
    'Invoices checked by the clerk, deeds drafted by the notary',
    'Invoices checked by the notary, deeds drafted by the clerk',
  ],
  ['Trained 3 teams on 2 sites', 'Trained 2 teams on 3 sites'],
  [
    'Laser alignment of pumps; dial-gauge alignment under supervision',
    'Dial-gauge alignment of pumps; laser alignment under supervision',
  ],
  [
    'Ersatzteile beim Hersteller angefordert und Altteile an das Zentrallager geschickt',
    'Ersatzteile beim Zentrallager angefordert und Altteile an den Hersteller geschickt',
  ],
  [
    'Montage de 6 livres audio ; enregistrement par le technicien son',
    'Enregistrement de 6 livres audio ; montage par le technicien son',
  ],
  [
    'Certificados solicitados a los exportadores en nombre de la Cámara',
    'Certificados solicitados a la Cámara en nombre de los exportadores',
  ],
])('%s: two words stand in each other’s place', (told, line) => {
  expect(find(told, line)).toHaveLength(2)
})

test.each([
  ['Ran audits, payroll and hiring', 'Ran hiring, payroll and audits'],
  ['In 2021 led the move to Kent', 'Led the move to Kent in 2021'],
  ['The mechanical crew changed the pump bearing', 'Pump bearing changed by the mechanical crew'],
  ['Aufträge geprüft und erfasst', 'Aufträge erfasst und geprüft'],
  ['', 'Led the move to Kent'],
])('%s: nothing is exchanged', (told, line) => {
  expect(find(told, line)).toBeUndefined()
})
