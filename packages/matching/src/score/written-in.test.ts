import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const bullets = [
  'Betreuung von vierzig Kunden und Beratung zu neuen Verträgen',
  'Pflege der Datenbank und Vorbereitung der Messen für das Team',
]

test('a language that the resume is written in is shown by no line', () => {
  const row = findRow(
    compare(telling({ bullets }), asking('Deutschkenntnisse')),
    'Deutschkenntnisse',
  )
  expect([row.status, row.line]).toEqual(['supported', ''])
})

test('a line that names it shows it', () => {
  const resume = telling({ bullets, rest: 'Languages\nTürkisch: Muttersprache neben Deutsch' })
  const row = findRow(compare(resume, asking('Deutschkenntnisse')), 'Deutschkenntnisse')
  expect(row.line).toContain('Muttersprache')
})

test.each([
  ['Englisch B1', 'missing'],
  ['Englisch C1', 'covered'],
])('B2 is asked, %s is said: %s', (said, status) => {
  const resume = telling({ rest: `Sprachen\n${said}` })
  expect(findRow(compare(resume, asking('Englisch mind. B2')), 'Englisch').status).toBe(status)
})
