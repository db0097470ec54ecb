import { expect, test } from 'vitest'
import { readClaims } from '../clauses/reading.ts'
import { exchangesRhythm } from './exchanges-rhythm.ts'

const exchanges = (told: string, line: string) =>
  exchangesRhythm(readClaims(told), readClaims(line))

test.each([
  ['Monthly checks of the lifeboats', 'Daily checks of the lifeboats'],
  ['Monatliche Prüfung der Feuerlöscher', 'Tägliche Prüfung der Feuerlöscher'],
  ['Wöchentliche Kontrollen der Seile', 'Monatskontrollen der Seile'],
  ['Relevé mensuel des compteurs', 'Relevé quotidien des compteurs'],
  ['Revisión anual de las calderas', 'Revisión semanal de las calderas'],
])('%s is done at other times than %s', (told, line) => {
  expect(exchanges(told, line)).toBe(true)
})

test.each([
  ['Checked the lifeboats every day', 'Daily checks of the lifeboats'],
  ['Wöchentlich Listen geführt', 'Listen jede Woche geführt'],
  ['Monatliche Kontrollen der Seile', 'Monatskontrollen der Seile'],
  ['Daily and weekly reports', 'Daily reports and one a week'],
  ['Annual audit of the stores, with a report', 'Audit of the stores each year, weekly reports'],
])('%s is done at the times of %s', (told, line) => {
  expect(exchanges(told, line)).toBe(false)
})
