import { expect, test } from 'vitest'
import { isNotHeld, provesInLine } from './proves-in-line.ts'

test.each([
  ['Manage $420K annual budget across three teams', 'Budget management'],
  ['Negotiate settlements with insurers', 'Negotiation'],
  ['Groomed 15 dogs a day', 'Dog grooming'],
  ['Inspected welds visually and by dye penetrant', 'Weld inspection'],
  ['Erstellung von Angeboten und Kalkulation in SAP SD', 'Erstellung von Angeboten'],
  ['Terminverfolgung und Reklamationsbearbeitung', 'Reklamationsbearbeitung'],
  ["Animation d'ateliers d'écriture pour adultes", "Ateliers d'écriture"],
  ['Atención telefónica y gestión de reclamaciones', 'Gestión de reclamaciones'],
])('the words of a line show a skill, in any form of them: %s', (line, skill) => {
  expect(provesInLine(line, skill)).toBe(true)
})

test.each([
  ['Tracked leads in Salesforce', 'CRM'],
  ['Wrote most of the Terraform', 'Infrastructure as code'],
])('a thing shows its kind: %s', (line, skill) => {
  expect(provesInLine(line, skill)).toBe(true)
  expect(provesInLine(`Know ${skill} well`, line.split(' ').at(-1) ?? '')).toBe(false)
})

test.each([
  ['Reported to the CFO', 'CFO'],
  ['Lifted patients alongside a senior nurse', 'Nurse'],
  ['Drove the van for the plumbing contractor', 'Plumbing'],
  ['Zuarbeit für die Leiterin Controlling', 'Controlling'],
  ['Remise des dossiers au responsable qualité', 'Qualité'],
  ['Entregaba informes al jefe de logística', 'Logística'],
  ["Painted the school's science room", 'Science'],
  ['Prepared tax files; final review is done by the partner', 'Final review'],
  ['Die Abrechnung liegt bei der Zentrale', 'Abrechnung'],
  ['Le dépannage est confié à un prestataire', 'Dépannage'],
  ['La facturación corre a cargo de la gestoría', 'Facturación'],
  ['Painted two schools for a client in Bristol', 'Bristol'],
  ['Drove parcels for Harlow Logistics', 'Logistics'],
  ['Nettoyage des bureaux de la ville de Quimper', 'Quimper'],
])("what somebody else has is not the person's: %s", (line, skill) => {
  expect(provesInLine(line, skill)).toBe(false)
})

test.each([
  ['Booked freight and settled claims', 'Customs clearance'],
  ['Used Lean tools. Six Sigma came later', 'Lean Six Sigma'],
  ['Enhanced communication between wards', 'Communication'],
])('what a line does not say, or only of a trait, shows nothing: %s', (line, skill) => {
  expect(provesInLine(line, skill)).toBe(false)
})

test.each([
  ['Acupuncture (AACP Foundation) – booked for March 2026', 'Acupuncture', true],
  ['Six Sigma Yellow Belt, 2020', 'Six Sigma', true],
  ['Six Sigma Yellow Belt, 2020', 'Six Sigma Yellow Belt', false],
  ['Sachbearbeiterin (ab 2015 stellv. Teamleitung)', 'Teamleitung', true],
  ['Nociones de AutoCAD', 'AutoCAD', true],
  ["Notions d'Illustrator", 'Illustrator', true],
  ['Forklift licence lapsed 2020', 'Forklift licence', true],
  ['Drove forklifts daily', 'Forklift', false],
  ['Do not prescribe medicines; the doctor does', 'Prescribe medicines', true],
  ['Keine Kassenführung', 'Kassenführung', true],
])('what is only begun, over or a lower grade is not held: %s, %s', (line, skill, isNot) => {
  expect(isNotHeld(line, skill, true)).toBe(isNot)
})
