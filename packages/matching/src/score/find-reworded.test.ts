import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import { findReworded } from './find-reworded.ts'
import { indexResume } from './index-resume.ts'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const showFor = (term: string, bullet: string) => {
  const { status, match } = findRow(
    compare(telling({ bullets: [bullet] }), asking(term, 'Zebra husbandry')),
    term,
  )
  return `${status} ${match}`
}

test.each([
  ['Supervise staff', 'Oversaw nine employees of two shops'],
  ['Instruct staff', 'Coached 12 workers of the paint shop'],
  ['Schulung der Mitarbeiter', 'Unterweisung der Belegschaft an der Säge'],
  ['Réparation de machines', 'Dépannage des équipements'],
  ['Accueil des clients', 'Réception de la clientèle au comptoir'],
  ['Supervisión de empleados', 'Supervisar la plantilla de noche'],
])('%s is said in other words: %s', (term, bullet) => {
  expect(showFor(term, bullet)).toBe('supported alias')
})

test.each([
  ['half of it', 'Supervise staff', 'Oversaw the yard at night'],
  ['less than it', 'Supervise staff', 'Helped nine employees'],
  [
    'things far apart',
    'Supervise staff',
    'Oversaw the yard, the vans, the tools, the paint and the keys, as told by the employees',
  ],
  ['different lines', 'Supervise staff', 'Oversaw the yard\n- Fed the employees'],
  ['others who do', 'Marketing strategy', 'Reported to the marketing plan manager'],
])('%s is not enough: %s', (_, term, bullet) => {
  expect(showFor(term, bullet)).not.toMatch(/^(?:supported|covered)/)
})

const indexOf = (bullet: string) => indexResume(parseResume(telling({ bullets: [bullet] })))
const find = (term: string, bullet: string) =>
  findReworded(indexOf(bullet), { term, name: term }).map(({ match, line, at, end }) => [
    match,
    line.text.slice(at, end),
  ])

test('most of three things is near, and the words that say it are told', () => {
  const term = 'Supervise staff of zebras'
  expect(find(term, 'For years oversaw the workforce of a depot')).toEqual([
    ['related', 'oversaw the workforce'],
  ])
  expect(find(term, 'For years oversaw the depot')).toEqual([])
})

test('the same words in other forms are for others to find', () => {
  expect(find('Supervise staff', 'Supervised staff of a depot')).toEqual([])
})

test('words inside a longer name say nothing by themselves', () => {
  const meanings = (bullet: string) => indexOf(bullet).said.find(({ line }) => line.text === bullet)
  expect(meanings('Wrote js for shops')?.senses.map(({ from }) => from)).toContain(1)
  expect(meanings('Wrote Next.js shops')?.senses.map(({ from }) => from)).not.toContain(3)
})
