import { expect, test } from 'vitest'
import { restateRates } from './restate-rates.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  [
    'Taught two pottery classes a week at the centre',
    'Taught two weekly pottery classes at the centre',
  ],
  ['Processed 45 applications per month in Dayton', 'Processed 45 applications/month in Dayton'],
  ['Calls with a budget of €400 a month', 'Calls with a monthly budget of €400'],
  ['Trained staff once a week', 'Trained staff weekly'],
  ['Jährlich etwa 60 Melder gewartet', 'Etwa 60 Melder pro Jahr gewartet'],
  ['Besuchte täglich acht Patienten', 'Besuchte acht Patienten am Tag'],
  [
    'Fabrication de 25 prothèses par semaine en atelier',
    'Fabrication hebdomadaire de 25 prothèses en atelier',
  ],
  [
    "Suivi d'un budget annuel de 1,2 M€ pour les parcs",
    "Suivi d'un budget de 1,2 M€ par an pour les parcs",
  ],
  ['Unas 80 inspecciones anuales de calderas', 'Unas 80 inspecciones de calderas al año'],
  ['Seis horas semanales de refuerzo', 'Seis horas de refuerzo por semana'],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateRates(told, [source]))).toBe(fold(source))
})

test.each([
  ['Weekly report on 5 sites', 'Report on 5 sites a week'],
  ['Twelve slides for the weekly meeting', 'Twelve slides a week for the meeting'],
  ['Cleaned 20 rooms and 3 suites a day', 'Cleaned 20 rooms a day and 3 suites'],
  ['Served 120 meals a week', 'Served 120 meals a day'],
  ['Zwei Kurse im Jahr 2020', 'Zwei Kurse pro Monat 2020'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateRates(told, [source])).toBe(told)
})
