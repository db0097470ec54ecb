import { expect, test } from 'vitest'
import { findDegreeWords } from './find-degree-words.ts'
import { readAskedDegree } from './read-asked-degree.ts'

const read = (text: string) => {
  const asked = readAskedDegree(text)
  return asked && [asked.height, ...asked.fields.map(({ start, end }) => text.slice(start, end))]
}

test.each([
  ["Bachelor's degree in human resource management", ['bachelor', 'human resource management']],
  ["A master's degree in accounting or taxation", ['master', 'accounting', 'taxation']],
  ['Degree in biology, chemistry or a related field', ['bachelor', 'biology', 'chemistry']],
  ["Bachelor's degree or 5 years of experience", ['bachelor']],
  ['Abgeschlossenes Studium der Elektrotechnik', ['bachelor', 'Elektrotechnik']],
  ['Betriebswirtschaftliches Studium mit Abschluss', ['bachelor', 'Betriebswirtschaftliches']],
  ['ein abgeschlossenes Pharmaziestudium', ['bachelor', 'Pharmazie']],
  ['Master oder Diplom in Architektur', ['master', 'Architektur']],
  ['Studium Maschinenbau (Diplom oder Bachelor)', ['bachelor', 'Maschinenbau']],
  ["Diplôme d'ingénieur en génie électrique", ['master', 'génie électrique']],
  ['Licence de chimie ou diplôme équivalent', ['bachelor', 'chimie']],
  ['Grado o Diplomatura en Turismo', ['bachelor', 'Turismo']],
  ['Máster en Prevención de Riesgos Laborales', ['master', 'Prevención de Riesgos Laborales']],
  ['Een afgeronde master milieukunde of bestuurskunde', ['master', 'milieukunde', 'bestuurskunde']],
  ['Hbo- of wo-diploma werktuigbouwkunde', ['bachelor', 'werktuigbouwkunde']],
])('%s asks for it', (text, asked) => {
  expect(read(text)).toEqual(asked)
})

test.each([
  'Class G licence',
  'Maîtrise de Revit',
  'Promotion of events',
  'Coach associates',
  'Own our release process end to end, from the degree of automation to the roll-out',
  'You work closely with our PhD students',
])('%s asks for no degree', (text) => {
  expect(read(text)).toBeUndefined()
})

test('degrees of two letters are written in capitals', () => {
  expect(findDegreeWords('MS Statistics')).toHaveLength(1)
  expect(findDegreeWords('ma fille, ba')).toHaveLength(0)
})

test('a line that is too long for one is not read', () => {
  expect(findDegreeWords(`Degree ${'a'.repeat(600)}`)).toEqual([])
})
