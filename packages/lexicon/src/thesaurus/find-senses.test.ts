import { stem } from '@tailorbird/language'
import { expect, test } from 'vitest'
import { tokenize } from '../tokens.ts'
import { findSenses } from './find-senses.ts'

const sensesOf = (text: string) => findSenses(tokenize(text).map(({ norm }) => stem(norm)))
const groupsOf = (text: string) => sensesOf(text).flatMap(({ groups }) => groups)
const shareGroup = (one: string, other: string) =>
  groupsOf(one).some((group) => groupsOf(other).includes(group))

test.each([
  ['supervise', 'oversaw'],
  ['repair', 'reparieren'],
  ['Réparation', 'dépannage'],
  ['employees', 'plantilla'],
])('%s and %s are of one group', (one, other) => {
  expect(shareGroup(one, other)).toBe(true)
})

test.each([
  ['helped', 'supervised'],
  ['took part in', 'led'],
  ['repair', 'sell'],
])('%s and %s are of none: who did less did not do more', (one, other) => {
  expect(shareGroup(one, other)).toBe(false)
})

test('the longest phrase is meant, and none lies over another', () => {
  const [sense, ...others] = sensesOf('train apprentices')
  expect(others).toEqual([])
  expect(sense).toMatchObject({ from: 0, to: 2 })
  expect(sensesOf('apprentices who train').map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [2, 3],
  ])
})

test('words that no group has mean nothing', () => {
  expect(sensesOf('zebra husbandry of the moon')).toEqual([])
})
