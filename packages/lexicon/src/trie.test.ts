import { expect, test } from 'vitest'
import { readProfession } from './format/read-profession.ts'
import { buildTrie, getTrie, type TrieNode } from './trie.ts'
import { tokenize } from './tokens.ts'

function listNames(root: TrieNode): TrieNode['names'] {
  return [...root.names, ...[...root.next.values()].flatMap(listNames)]
}

test('all spellings of a term lead to it, each with its guard', () => {
  const { entries } = readProfession('x.txt', '[domain]\n!Spark = apache spark\n  de: Funke')
  expect(
    listNames(buildTrie(entries)).map(
      ({ written, guard, term }) => `${written} ${guard} ${term.name} ${term.kind}`,
    ),
  ).toEqual([
    'Spark case Spark domain',
    'apache spark none Spark domain',
    'Funke none Spark domain',
  ])
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
