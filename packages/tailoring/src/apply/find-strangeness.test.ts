import { expect, test } from 'vitest'
import { findStrangeness } from './find-strangeness.ts'

const LINE = 'Answered 40 calls a day for the support team with colleagues in Leeds (α-tests).'
const find = (text: string, source = LINE) => findStrangeness(text, source, source)

test.each([
  ['Answered <b>40</b> calls a day.', 'signs'],
  ['```Answered 40 calls```', 'signs'],
  ['Answered 40 calls a day 🚀', 'signs'],
  ['Аnswered 40 calls a day.', 'alphabet'],
  ['ANSWERED 40 CALLS EVERY DAY FOR THE TEAM', 'capitals'],
  ['Team team team team answered calls.', 'over and over'],
  ['Beantwortete 40 Anrufe am Tag für das Team und mit den Kollegen in der Stadt.', 'language'],
])('%j is strange', (text, reason) => {
  expect(find(text)?.reason).toContain(reason)
})

test.each([
  'Took 40 support calls a day with the HACCP and ISO rules in mind.',
  'Support team: 40 calls a day, “calm” – and by α = .05, ≥ 95 % solved.',
  'Answered calls, routed calls and logged calls.',
])('%j is not', (text) => {
  expect(find(text)).toBeUndefined()
})

test('what the sources have is the person’s own', () => {
  const own = '🚀 TEAM LEAD AWARD WINNER 2020 | <Acme> Москва'
  expect(find(own, own)).toBeUndefined()
})

test('a small word that two languages share tells of neither', () => {
  const line = 'Organisation mit Facility Manager, Budget bei ihm'
  expect(find('Umzug der Verwaltung an der Seite des Managers des Hauses', line)).toBeUndefined()
})
