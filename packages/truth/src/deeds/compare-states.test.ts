import { expect, test } from 'vitest'
import { readClaims } from '../clauses/reading.ts'
import { compareStates } from './compare-states.ts'

const compare = (line: string, text: string) =>
  compareStates({ told: readClaims(text), sources: [readClaims(line)], context: [] })

test.each([
  ['Familiar with the welding of pipes', 'Welding of pipes'],
  ['Took a course in bookkeeping', 'Bookkeeping'],
  ['Barn conversion still pending', 'Barn conversion'],
  ['Shadowed the surgeon during operations', 'Assisted the surgeon during operations'],
  ['Vertraut mit dem Schweißen von Rohren', 'Schweißen von Rohren'],
  ['Kurs in Buchführung besucht', 'Buchführung'],
  ['Gutachten in Vorbereitung', 'Gutachten'],
  ['Begleitete die Tierärztin bei Operationen', 'Assistierte der Tierärztin bei Operationen'],
  ['Familière avec la soudure des tubes', 'Soudure des tubes'],
  ['Suivi une formation en comptabilité', 'Comptabilité'],
  ['Étude de sols en cours de validation', 'Étude de sols'],
  ['Observation du médecin pendant les soins', 'Assistance du médecin pendant les soins'],
  ['Estudio de suelos pendiente de resolución', 'Estudio de suelos'],
  ['Familiarizada con la soldadura de tubos', 'Soldadura de tubos'],
  ['Hice un curso de contabilidad', 'Contabilidad'],
  ['Licencia de grúa en trámite', 'Licencia de grúa'],
  ['Observé al ingeniero durante las mediciones', 'Ayudé al ingeniero durante las mediciones'],
])('%s: what limits it may not go: %s', (line, text) => {
  expect(compare(line, text)).toMatchObject([{ cause: { code: 'left-out' } }])
  expect(compare(line, line)).toEqual([])
})

test.each([
  ['Kurse in Buchführung geleitet', 'Buchführung'],
  ['Begleitung von Kindern auf dem Schulweg', 'Kinder auf dem Schulweg'],
  ['Wartung in Arbeit und Freizeit', 'Wartung'],
  ['Formation des apprentis à la taille', 'Taille des apprentis'],
  ['Suivi des commandes en cours', 'Suivi des commandes'],
  ['Salle prévue pour 200 personnes', 'Salle pour 200 personnes'],
  ['Formación de aprendices en el taller', 'Aprendices en el taller'],
  ['Preparación de pedidos', 'Pedidos'],
  ['Acompañamiento de niños en el comedor', 'Niños en el comedor'],
])('%s: nothing limits it', (line, text) => {
  expect(compare(line, text)).toEqual([])
})
