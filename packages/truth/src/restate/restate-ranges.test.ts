import { expect, test } from 'vitest'
import { restateRanges } from './restate-ranges.ts'

const fold = (text: string) => text.toLowerCase()

test.each([
  ['Passage de 6 à 11 ruches au rucher', 'Passage à 11 ruches au lieu de 6 au rucher'],
  ['Queue cut from 18 to 7 minutes', 'Queue cut to 7 minutes, down from 18'],
  ['Story time raised from 22 to 45 children', 'Story time raised to 45 (previously 22) children'],
  ['Herd grew from 140 to 185', 'Herd grew to 185; it had been 140'],
  ['Rüstzeit von 45 auf 25 Minuten verkürzt', 'Rüstzeit auf 25 statt vorher 45 Minuten verkürzt'],
  ['Délai ramené de 74 à 58 jours', 'Délai ramené à 58 jours, contre 74 auparavant'],
  ['Attente réduite de 50 à 30 minutes', 'Attente réduite à 30 minutes au lieu de 50'],
  ['Ocupación del 52 % al 67 %', 'Ocupación al 67 %, frente al 52 % anterior'],
  ['Socios de 88 a 130 tras la reforma', 'Socios hasta 130, desde 88, tras la reforma'],
])('%s: what %s says equally is written as there', (source, told) => {
  expect(fold(restateRanges(told, [source]))).toBe(fold(source))
})

test.each([
  ['Sent staff to 12 hotels from 31 schools', 'Sent staff from 31 hotels to 12 schools'],
  ['Délai ramené à 30 jours, contre 50 dans les autres sites', 'Délai ramené de 50 à 30 jours'],
  ['Queue cut from 18 to 7 minutes', 'Queue cut to 7 minutes from 17'],
  ['Queue cut from 18 to 7 minutes', 'Queue cut to 18 minutes from 7'],
  ['Auf 3 von 12 Baustellen', 'Von 12 auf 3 Baustellen'],
])('%s: %s says something else, and stays', (source, told) => {
  expect(restateRanges(told, [source])).toBe(told)
})
