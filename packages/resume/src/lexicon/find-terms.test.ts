import { expect, test } from 'vitest'
import { trie, type TrieNode } from './lexicon.ts'
import { findTerms } from './find-terms.ts'

const find = (text: string) => findTerms(text).map(({ term }) => term.name)

test.each([
  ['C++, C# and .NET', ['C++', 'C#', '.NET']],
  ['C/C++ on Linux', ['C', 'C++', 'Linux']],
  ['ASP.NET Core with Node.js.', ['ASP.NET', 'Node.js']],
  ['JavaScript', ['JavaScript']],
  ['Java.', ['Java']],
  ['the cloud. Net profit rose', []],
  ['k8s and Kubernetes', ['Kubernetes', 'Kubernetes']],
  ['Postgres', ['PostgreSQL']],
  ['CI/CD', ['CI/CD']],
  ['REST APIs', ['REST API']],
  ['take the rest', []],
  ['machine\nlearning', ['Machine learning']],
  ['machine, learning', []],
  [
    'Krankenpflege, Wundversorgung und Pflegedokumentation',
    ['Wundversorgung', 'Pflegedokumentation'],
  ],
  ['CONDUIT BENDING', ['Conduit bending']],
])('%s has the terms %j', (text, names) => {
  expect(find(text)).toEqual(names)
})

test.each([
  ['Built services in Go for payments', ['Go']],
  ['Python, Go, and Rust', ['Python', 'Go', 'Rust']],
  ['R and Python', ['R', 'Python']],
  ['Go', ['Go']],
  ['Go-to-market strategy', []],
  ['We go the extra mile. Go team', []],
  ['Hepatitis C vaccination plan', ['Immunization']],
  ['C-level contacts', []],
  ['Excel in Microsoft Excel', ['Microsoft Excel']],
  ['You react fast in spring', []],
])('guarded names: %s has %j', (text, names) => {
  expect(find(text)).toEqual(names)
})

test('each name leads to one term', () => {
  const shared: string[] = []
  let count = 0
  const walk = (node: TrieNode) => {
    const open = node.names.filter(({ guard }) => guard === 'none')
    count += new Set(node.names.map(({ term }) => term)).size
    if (new Set(open.map(({ term }) => term)).size > 1)
      shared.push(open.map(({ written }) => written).join(' / '))
    for (const next of node.next.values()) walk(next)
  }
  walk(trie)
  expect(shared).toEqual([])
  expect(count).toBeGreaterThan(700)
})
