import { expect, test } from 'vitest'
import { families, familyOf } from './families.ts'
import { findTerms } from './find-terms.ts'

const members = families.flat()

test('each member of a family is a name that the lexicon knows', () => {
  const unknown = members.filter((name) => {
    const [hit, ...others] = findTerms(name)
    return others.length > 0 || hit?.written !== name
  })
  expect(unknown).toEqual([])
})

test('the members of a family are different things', () => {
  const alike = families.filter((family) => {
    const names = family.map((written) => findTerms(written)[0]?.term.name)
    return new Set(names).size < family.length
  })
  expect(alike).toEqual([])
})

test('there are families for many fields', () => {
  expect(families.length).toBeGreaterThanOrEqual(150)
})

test('neighbours know each other, and nothing else', () => {
  expect([...familyOf('PostgreSQL')]).toContain('MySQL')
  expect([...familyOf('MySQL')]).toContain('PostgreSQL')
  expect([...familyOf('PostgreSQL')]).not.toContain('PostgreSQL')
  expect(familyOf('Zookeeping').size).toBe(0)
})
