import { expect, test } from 'vitest'
import { fields } from './fields.ts'
import { findTerms } from './find-terms.ts'
import { implications, listProofs } from './implications.ts'

const nameOf = (written: string) => findTerms(written)[0]?.term.name ?? ''

test('each name is one that the lexicon knows by itself', () => {
  const names = [...new Set(implications.flatMap(({ proof, proven }) => [proof, proven]))]
  const unknown = names.filter((name) => {
    const [hit, ...others] = findTerms(name)
    return others.length > 0 || hit?.written !== name
  })
  expect(unknown).toEqual([])
})

test('no pair stands twice, by whatever names', () => {
  const keys = implications.map(({ proof, proven }) => `${nameOf(proof)} > ${nameOf(proven)}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('nothing proves itself, not even in a circle', () => {
  const names = implications.map(({ proven }) => nameOf(proven))
  expect(names.filter((name) => listProofs(name).has(name))).toEqual([])
})

test('there are pairs for many fields, and each heading is a field', () => {
  const headings = new Set(implications.map(({ field }) => field))
  expect([...headings].filter((field) => !(field in fields))).toEqual([])
  expect(headings.size).toBeGreaterThanOrEqual(20)
  expect(implications.length).toBeGreaterThanOrEqual(150)
})

test('what proves a term proves what that proves, and nothing backwards', () => {
  expect([...listProofs('JavaScript')]).toEqual(expect.arrayContaining(['React', 'Next.js']))
  expect(listProofs('React').has('JavaScript')).toBe(false)
  expect(listProofs('Zookeeping').size).toBe(0)
})
