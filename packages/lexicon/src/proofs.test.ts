import { expect, test } from 'vitest'
import { findTerms } from './find-terms.ts'
import { readProfession } from './format/read-profession.ts'
import { loadProfessions } from './load-professions.ts'
import { buildProofs, listProofs } from './proofs.ts'

test('what proves a term proves what that is, and nothing backwards', () => {
  const { entries } = readProfession('x.txt', '[skill]\nA\n  is: B\nB\n  takes: C\nC\nD\n  is: C')
  expect(buildProofs(entries)).toEqual(
    new Map([
      ['B', new Set(['A'])],
      ['C', new Set(['B', 'D', 'A'])],
    ]),
  )
})

test.each([
  ['JavaScript', ['React', 'Next.js']],
  ['Infrastructure as code', ['Terraform']],
  ['Accounting', ['CPA']],
])('%s is proven by %j', (broader, narrower) => {
  expect([...listProofs(broader)]).toEqual(expect.arrayContaining(narrower))
  for (const name of narrower) expect(listProofs(name).has(broader)).toBe(false)
})

test('most terms are proven by themselves alone', () => {
  expect(listProofs('Zookeeping').size).toBe(0)
})

test('what proves another, or is near it, is found by its name alone', () => {
  const linked = loadProfessions().flatMap(({ entries, families }) => [
    ...entries.flatMap(({ name, is, takes }) =>
      is.length + takes.length > 0 ? [name.written, ...[...is, ...takes].map((l) => l.name)] : [],
    ),
    ...families.flat().map(({ name }) => name),
  ])
  const lost = [...new Set(linked)].filter((name) => {
    const [hit, ...others] = findTerms(name)
    return others.length > 0 || hit?.term.name !== name
  })
  expect(lost).toEqual([])
})
