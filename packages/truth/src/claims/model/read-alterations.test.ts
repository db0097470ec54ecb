import { expect, test } from 'vitest'
import { readClaims } from '../../clauses/reading.ts'
import { alignWords } from '../compare/align.ts'
import { listAlterations, listTokens } from '../compare/alterations.ts'
import { readAlterations } from './read-alterations.ts'

const tokensOf = (text: string) => listTokens(readClaims(text))

const list = (told: string, line: string) =>
  listAlterations(tokensOf(told), tokensOf(line)).map(({ put, gone }) => [
    gone.map(({ written }) => written).join(' '),
    put.map(({ written }) => written).join(' '),
  ])

const read = (text: string, line: string) => {
  const [told, target] = [readClaims(text), readClaims(line)]
  const comparison = {
    told,
    target,
    language: 'en' as const,
    sources: [target],
    context: [],
    resume: [target],
  }
  return readAlterations(comparison, alignWords(told, [target], []))
}

test.each([
  ['Held open houses every weekend', 'Held open houses almost every weekend', [['almost', '']]],
  ['Enters more than 400 invoices', 'Entered 400 invoices', [['', 'more than']]],
  [
    'Ran tests for 3 sites',
    'Ran audits for 4 sites',
    [
      ['audits', 'tests'],
      ['4', '3'],
    ],
  ],
  ['The same; words, (all)', 'the same words all', []],
  ['A 2,400 m² library in five weeks', 'A 2400 square metres library in 5 weeks', []],
  ['Saves €1.2M a year', 'Saves EUR 1.2 million a year', []],
  ['Ran 40 tests', 'Ran 40 hours', [['40 hours', '40 tests']]],
])('%s differs from %s in %j', (told, line, expected) => {
  expect(list(told, line)).toEqual(expected)
})

test('all that a text does not share with its line lies in its alterations', () => {
  const texts = ['', 'ran', 'ran tests', 'tests ran on site 12', 'site 12: four tests, ran und ran']
  for (const told of texts)
    for (const line of texts) {
      const [own, other] = [tokensOf(told), tokensOf(line)]
      const all = listAlterations(own, other)
      const count = (side: 'put' | 'gone') => all.reduce((sum, one) => sum + one[side].length, 0)
      expect(own.length - count('put')).toBe(other.length - count('gone'))
    }
})

test('a word that moves is told from one that is new', () => {
  const moved = read('Ran tests and audits', 'Ran audits and tests').at(-1)
  expect(moved?.signs).toMatchObject({ 'put-moved': 2 })
  const [added] = read('Ran audits and payroll', 'Ran audits')
  expect(added?.signs).toMatchObject({ 'put-support-0': 1 })
  expect(added?.signs['put-moved']).toBeUndefined()
})

test('what is gone and told in other words is not lost', () => {
  const [one] = read('Trains apprentices', 'Training of apprentices at one site')
  expect(one).toBeDefined()
  const lost = read('Trains apprentices', 'Trains apprentices with my lead').flatMap(
    ({ signs }) => signs['gone-is-with'] ?? [],
  )
  expect(lost).toEqual([1])
})
