import { expect, test } from 'vitest'
import { findEntailed } from './find-entailed.ts'
import { readFollows } from './read-follows.ts'

test('a line says which words follow from which', () => {
  const { entailments, problems } = readFollows(
    'x.txt',
    '# notes\nteach, taught > instruct, train\n',
  )
  expect(entailments).toEqual([{ heads: ['teach', 'taught'], followers: ['instruct', 'train'] }])
  expect(problems).toEqual([])
})

test.each([
  ['teach', "a line is 'heads > followers'"],
  ['teach > train > drill', "a line is 'heads > followers'"],
  [' > train', 'a side is empty'],
])('%s is a problem that names its line', (line, message) => {
  expect(readFollows('x.txt', `\n${line}\n`).problems).toEqual([
    { file: 'x.txt', line: 2, message },
  ])
})

test('what follows does so in one direction only', () => {
  const [taught, trained] = [['taught'], ['instructed']].map(findEntailed)
  const follows = (from: typeof taught, to: typeof taught) => {
    const heads = new Set([...(from?.headsAt.values() ?? [])].flat())
    return [...(to?.followersAt.values() ?? [])].flat().some((one) => heads.has(one))
  }
  expect(follows(taught, trained)).toBe(true)
  const [used, built] = [['use'], ['build']].map(findEntailed)
  expect(follows(used, built)).toBe(false)
})
