import { expect, test } from 'vitest'
import { readStanding } from './read-standing.ts'

const read = (text: string, name: string) => {
  const start = text.indexOf(name)
  return readStanding(text, start, start + name.length)
}

test.each([
  ['Word, Excel (bases), SAP', 'Excel', 'weak'],
  ['Word, Excel (bases), SAP', 'SAP', 'full'],
  ['Go (beginner, self learning)', 'Go', 'weak'],
  ['Python, Machine learning, SQL', 'Machine learning', 'full'],
  ['Python for machine learning', 'Python', 'full'],
  ['Bases de données SQL', 'SQL', 'full'],
  ['Visual Basic, VBA', 'Visual Basic', 'full'],
  ['Englisch: Schulkenntnisse', 'Englisch', 'weak'],
  ['Alemán: A2', 'Alemán', 'weak'],
  ['Full UK driving licence: No (provisional, test booked)', 'Full UK driving licence', 'not-yet'],
  ['Projet : dossier CAFERUIS en préparation', 'CAFERUIS', 'not-yet'],
  ['Verification of death (booked)', 'Verification of death', 'not-yet'],
  ['First aid, valid to 2027', 'First aid', 'full'],
  [
    'Taught the basics of Excel to forty colleagues in three towns over two long winters',
    'Excel',
    'full',
  ],
  ['Ohio driver license no points', 'driver license', 'full'],
])('%j: %s is %s', (text, name, standing) => {
  expect(read(text, name)).toBe(standing)
})
