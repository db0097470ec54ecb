import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { findSourceLimit } from './find-source-limit.ts'

const find = (told: string, source: string, isPaper = false) =>
  findSourceLimit(readClaims(told), readClaims(source), isPaper)?.written

test.each([
  [
    'Holds a Diploma in Removable Prosthodontics.',
    'In training: Diploma in Removable Prosthodontics, due 2026',
    'in training',
  ],
  [
    'Authorised for cereals, clovers and grasses.',
    'In-house authorisation: cereals 2018, clovers 2022; grasses in progress',
    'in progress',
  ],
  ['Titulaire du CACES R482.', 'CACES R482 en cours, test en juin', 'en cours'],
  ['Técnico con licencia de patrón.', 'Licencia de patrón en trámite', 'en tramite'],
  ['Elektroniker und Meister.', 'Meister in Ausbildung', 'in ausbildung'],
  [
    'Introduced scan intake, which cut turnaround from 9 to 6 days.',
    'Together with our lead technician introduced scan intake, which cut turnaround from 9 to 6 days',
    'together with',
  ],
])('%s leaves out what limits it: %s', (told, source, word) => {
  expect(find(told, source)).toBe(word)
})

test.each([
  ['Studying for a Diploma in Prosthodontics.', 'In training: Diploma in Prosthodontics'],
  ['Authorised for cereals since 2018.', 'Authorisation: cereals 2018; grasses in progress'],
  [
    'Cut turnaround with the lead technician from 9 to 6 days.',
    'Cut turnaround with our lead technician from 9 to 6 days',
  ],
  ['Brings experience in scan intake.', 'Introduced scan intake with our lead technician'],
])('%s leaves out nothing: %s', (told, source) => {
  expect(find(told, source)).toBeUndefined()
})

test.each([
  ['Screenings und AEVO', 'Ausbildereignung (AEVO): Anmeldung für Herbst 2025 erfolgt'],
  [
    'Certifiée en braille au niveau 2 et au niveau 3',
    'Braille, niveau 2, 2015 ; niveau 3 : demandé',
  ],
  ['Holds a Diploma in Digital Marketing.', 'Diploma in Digital Marketing, begun in January'],
])('among papers %s leaves out what %s says', (told, source) => {
  expect(find(told, source, true)).toBeDefined()
})

test('what is planned of a job is its own line’s business', () => {
  expect(
    find('Runs audits and payroll', 'Runs audits and payroll, move of the office planned'),
  ).toBe(undefined)
})
