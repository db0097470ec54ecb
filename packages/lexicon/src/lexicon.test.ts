import { expect, test } from 'vitest'
import { fields } from './fields.ts'
import { buildTrie, getTrie, type Term, type TrieNode } from './lexicon.ts'
import { readTerms } from './read-terms.ts'
import { tokenize } from './tokens.ts'

function listNames(root: TrieNode): TrieNode['names'] {
  return [...root.names, ...[...root.next.values()].flatMap(listNames)]
}

const build = (...sources: string[]) => buildTrie(sources.flatMap(readTerms))
const list = (root: TrieNode) =>
  listNames(root)
    .map(({ written, guard, term }) => `${written} ${guard} ${term.name} ${term.kind}`)
    .toSorted()

test('there are thousands of terms of dozens of fields', () => {
  const terms = new Set<Term>(listNames(getTrie()).map(({ term }) => term))
  expect(terms.size).toBeGreaterThanOrEqual(3_000)
  expect(Object.keys(fields).length).toBeGreaterThanOrEqual(25)
})

test.each(Object.entries(fields))('%s: has terms, and no name means two of them', (_, source) => {
  const entries = readTerms(source)
  const owners = new Map<string, string>()
  const shared = entries.flatMap(({ name, aliases }) =>
    [name, ...aliases].flatMap(({ written }) => {
      const key = written.toLowerCase()
      const owner = owners.get(key) ?? name.written
      owners.set(key, owner)
      return owner === name.written ? [] : [`${written}: ${owner}, ${name.written}`]
    }),
  )
  expect(shared).toEqual([])
  expect(entries.length).toBeGreaterThan(0)
})

test('an unguarded name of several words leads to one term', () => {
  const shared: string[] = []
  const walk = (node: TrieNode) => {
    const open = node.names.filter(
      ({ guard, written }) => guard === 'none' && tokenize(written).length > 1,
    )
    if (new Set(open.map(({ term }) => term)).size > 1)
      shared.push(open.map(({ written, term }) => `${written} = ${term.name}`).join(', '))
    for (const next of node.next.values()) walk(next)
  }
  walk(getTrie())
  expect(shared).toEqual([])
})

test('one name in two fields is one term of the first kind, with the stricter guard', () => {
  expect(list(build('[skill]\nSpark = apache spark', '[domain]\n!Spark'))).toEqual([
    'Spark case Spark skill',
    'apache spark none Spark skill',
  ])
})

test("one field's name may be another's alias, whichever comes first", () => {
  const one = '[skill]\nPostgreSQL = postgres'
  const other = '[skill]\nPostgres = psql'
  const names = (root: TrieNode) => [...new Set(listNames(root).map(({ term }) => term.name))]
  expect(names(build(one, other))).toEqual(['PostgreSQL'])
  expect(names(build(other, one))).toEqual(['Postgres'])
})

test('a short form that two fields use belongs to the first', () => {
  const root = build('[skill]\nPhysical therapy = pt', '[skill]\nPenetration testing = pt')
  expect(list(root)).toEqual([
    'Penetration testing none Penetration testing skill',
    'Physical therapy none Physical therapy skill',
    'pt none Physical therapy skill',
  ])
})
