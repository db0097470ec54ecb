import { expect, test } from 'vitest'
import { restate } from './restate.ts'

test.each([
  ['Cut printing to $84 from $131', 'Cut printing from $131 to $84'],
  ['Grew the choir from 12 to 31 singers', 'Grew the choir to 31 singers from 12'],
  ['Ausschuss jetzt 2 %, vorher 7 %', 'Ausschuss von 7 % auf 2 %'],
  ['0 complaints in 2022', 'No complaints in 2022'],
  ['Audit mit 0 Abweichungen', 'Audit ohne Abweichungen'],
  ['Aucun retard en 2022', '0 retard en 2022'],
  ['Donations up in FY23', 'Donations up in 2023'],
  ['Wartung der Pumpen', 'Pumpenwartung'],
])('%s: what %s says equally is written as there', (source, told) => {
  const bare = (text: string) => text.replaceAll(/[,\s]+/g, ' ')
  expect(bare(restate(told, [source]))).toBe(bare(source))
})

test.each([
  ['I swept the hall', 'Swept the hall', 'I Swept the hall'],
  ['Ich fegte die Halle', 'Fegte die Halle', 'Ich Fegte die Halle'],
  ["J'ai balayé la salle", 'Ai balayé la salle', "J'Ai balayé la salle"],
  ['Yo barrí el taller', 'Barrí el taller', 'Yo Barrí el taller'],
])('who tells of oneself may be left out: %s', (source, told, restated) => {
  expect(restate(told, [source])).toBe(restated)
})

test.each([
  ['Leitung der Werke', 'Werbeleitung'],
  ['Leitung der Bank', 'Bandleitung'],
  ['Verkauf von Marken', 'Marktverkauf'],
  ['Beratung von Kunden', 'Kunstberatung'],
  ['Kontrolle der Waren', 'Warmkontrolle'],
  ['Donated 2023 loaves', 'Donated FY23 loaves'],
  ['Exercice fait 12 fois en 2012', 'Exercice 12 fait en 2012'],
  ['Cut printing to $84 from $131', 'Cut printing from $130 to $84'],
  ['Cut printing to $84 from $131', 'Cut printing from $84 to $131'],
  ['0 complaints in 2022', 'No accidents in 2022'],
  ['Donations up in FY23', 'Donations up in 2024'],
  ['Wartung der Pumpen', 'Pumpensteuerung'],
  ['I swept the hall', 'Painted the hall'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restate(told, [source])).toBe(told)
})

test('a text with more figures than any sentence stays as it is', () => {
  const many = '12 of 24, 7 kg; '.repeat(40)
  expect(restate(`${many}with no complaints`, [`${many}0 complaints`])).toBe(
    `${many}with no complaints`,
  )
})
