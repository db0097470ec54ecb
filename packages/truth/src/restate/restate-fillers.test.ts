import { expect, test } from 'vitest'
import { restateFillers } from './restate-fillers.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()

test.each([
  ['looked after the counter', 'In this job I looked after the counter'],
  ["farrier's helper", "I was a farrier's helper"],
  ['the whole counter', 'the whole of the counter'],
  ['Vitrinen gereinigt', 'Ich habe Vitrinen gereinigt'],
  ['Ich habe Vitrinen gereinigt', 'Vitrinen gereinigt'],
  ['Ich habe die Inventur allein gemacht', 'Die Inventur wurde von mir allein gemacht'],
  ['vente des billets et contrôle', "Je m'occupais de la vente des billets et du contrôle"],
  ['classement des archives', "J'ai fait le classement des archives"],
  ['afilador de herramientas', 'He trabajado de afilador de herramientas'],
  ['daba de comer y limpiaba', 'Yo daba de comer y también limpiaba'],
  ['Fui operadora en un hospital', 'Operadora en un hospital'],
])('%s: its line says the same as %s', (told, source) => {
  expect(bare(restateFillers(told, [source]))).toBe(bare(source))
})

test.each([
  ['trained welders', 'I was trained by welders'],
  ['Formé des collègues', "J'étais formé à la soudure"],
  ['La titular y yo llevábamos la farmacia', 'La titular llevaba la farmacia'],
  ['Llevaba la farmacia', 'La titular y yo llevábamos la farmacia'],
  ['Me encargaba de la limpieza', 'Limpieza de las jaulas'],
  [
    'Ich lackierte Türen, der Meister schliff Fenster',
    'Der Meister lackierte Türen, ich schliff Fenster',
  ],
  ['Tested the pumps', 'The vendor installed the pumps, I tested them'],
])('%s: %s says something else, and it stays', (told, source) => {
  expect(restateFillers(told, [source])).toBe(told)
})
