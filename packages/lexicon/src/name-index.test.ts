import { expect, test } from 'vitest'
import { readProfession } from './format/read-profession.ts'
import { buildNameIndex, getNameIndex } from './name-index.ts'

test('all spellings of a term lead to it, each with its guard', () => {
  const { entries } = readProfession('x.txt', '[domain]\n!Spark = apache spark\n  de: Funke')
  const { names, beginnings } = buildNameIndex(entries)
  expect(
    [...names].map(
      ([key, [name]]) =>
        `${key}: ${name?.written} ${name?.guard} ${name?.term.name} ${name?.term.kind}`,
    ),
  ).toEqual([
    'spark: Spark case Spark domain',
    'apache spark: apache spark none Spark domain',
    'funke: Funke none Spark domain',
  ])
  expect([...beginnings]).toEqual(['apache'])
})

test('an unguarded name of several words leads to one term', () => {
  const shared = [...getNameIndex().names].filter(
    ([key, names]) =>
      key.includes(' ') &&
      new Set(names.filter(({ guard }) => guard === 'none').map(({ term }) => term)).size > 1,
  )
  expect(shared).toEqual([])
})
