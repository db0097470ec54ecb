import { expect, test } from 'vitest'
import { readFiles } from '../files.ts'
import { readThesaurus } from './read-thesaurus.ts'

test('nothing is wrong with the data, and there are a thousand groups', () => {
  const read = readFiles('thesaurus').map(({ name, text }) => readThesaurus(name, text))
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
  expect(read.flatMap(({ groups }) => groups).length).toBeGreaterThanOrEqual(1_000)
})

test('a line is a group, of all languages; notes and blank lines are none', () => {
  const text = '# verbs\n\nrepair, fix | de: reparieren | es: arreglar, reparar\r\n'
  expect(readThesaurus('deeds.txt', text)).toEqual({
    groups: [['repair', 'fix', 'reparieren', 'arreglar', 'reparar']],
    problems: [],
  })
})

test.each([
  ['# verbs\nrepair, fix | reparieren', 2, "'reparieren' opens with no language"],
  ['repair, fix | it: riparare', 1, "'it: riparare' opens with no language"],
  ['repair,, fix', 1, 'a word is missing beside a comma'],
  ['repair, fix | de:', 1, "'de:' opens with no language"],
  ['repair', 1, 'a group has two members or more'],
  ['repair, fix | de: Fix', 1, 'a word stands twice'],
])('%j: line %i: %s', (source, line, message) => {
  expect(readThesaurus('new.txt', source).problems).toContainEqual({
    file: 'new.txt',
    line,
    message,
  })
})
