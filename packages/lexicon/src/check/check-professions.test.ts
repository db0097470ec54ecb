import { expect, test } from 'vitest'
import { readFiles } from '../files.ts'
import { readProfession } from '../format/read-profession.ts'
import { checkProfessions } from './check-professions.ts'

const check = (...texts: string[]) =>
  checkProfessions(texts.map((text, at) => ({ name: `${at + 1}.txt`, text })))
const file = (...lines: string[]) => ['[skill]', ...lines].join('\n')

test('nothing is wrong with the data', () => {
  expect(checkProfessions(readFiles('professions'))).toEqual([])
})

test('there are thousands of terms of dozens of fields, and hundreds of kinds', () => {
  const professions = readFiles('professions').map(({ name, text }) => readProfession(name, text))
  const entries = professions.flatMap((profession) => profession.entries)
  expect(professions.length).toBeGreaterThanOrEqual(56)
  expect(entries.length).toBeGreaterThanOrEqual(20_000)
  expect(entries.flatMap(({ is }) => is).length).toBeGreaterThanOrEqual(3_000)
})

test.each([
  [
    'a name of two entries',
    [file('Redis', 'redis'), 3, "'redis' is a name of Redis already (1.txt:2)"],
  ],
  ['an alias of two', [file('A = psql', 'B = PSQL'), 3, "'PSQL' is a name of A already (1.txt:2)"]],
  [
    'a plural of several words',
    [file('REST API', 'REST APIs'), 3, 'is a name of REST API already'],
  ],
  [
    'an alias in another language',
    [file('A', '  de: Brot', 'B = brot'), 4, 'is a name of A already'],
  ],
  ['twice the same', [file('REST API = rest-apis'), 2, "'rest-apis' says what 'REST API' says"]],
  ['no letters', [file('***'), 2, "'***' has no letter and no figure"]],
  ['an unknown kind', [file('A', '  is: Bee'), 3, "no entry is called 'Bee'"]],
  ['a kind by another name', [file('A', '  is: bee', 'B = bee'), 3, "write 'B'"]],
  ['an unknown neighbour', [file('A', '[near]', 'A, Bee'), 4, "no entry is called 'Bee'"]],
  ['a kind twice', [file('A', '  is: B', '  takes: B', 'B'), 4, "'B' stands twice"]],
  ['a neighbour twice', [file('A', '[near]', 'A, A'), 4, "'A' stands twice"]],
  ['a phrase of one word', [file('A', '  shown: bent the'), 2, "'bent the' shows too little"]],
  ['a number more', [file('A', '  shown: mentored two'), 2, "'mentored two' shows too little"]],
  ['a short word alone', [file('A', '  alone: abc'), 2, "'abc' is too short"]],
  ['itself', [file('A', '  is: A'), 3, 'a circle: A > A']],
] as const)('%s', (_, [text, line, message]) => {
  expect(check(text)).toEqual([
    { file: '1.txt', line, message: expect.stringContaining(message) as string },
  ])
})

test('a name in two files, and a circle through them', () => {
  expect(check(file('A = x'), file('B = x'))).toEqual([
    { file: '2.txt', line: 2, message: "'x' is a name of A already (1.txt:2)" },
  ])
  expect(
    check(file('A', '  is: B'), file('B', '  is: C', 'C', '  takes: A', 'D', '  is: A')),
  ).toEqual([{ file: '2.txt', line: 5, message: 'a circle: A > B > C > A' }])
})

test('what is not the same is no double', () => {
  const text = file('Canva', 'Canvas', '!Audit = !audit', 'A', '  is: Audit', 'B', '  is: Audit')
  expect(check(text)).toEqual([])
})
