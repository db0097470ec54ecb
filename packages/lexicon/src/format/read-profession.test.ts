import { expect, test } from 'vitest'
import { readProfession } from './read-profession.ts'

const SOURCE = `# Databases.

[skill]
PostgreSQL = postgres, psql
  de: Postgres-Datenbank
  is: Relational databases
  takes: SQL
  shown: tuned slow queries
  alone: pgbouncer
?Go = golang

[certification]
!BLS
[near]
PostgreSQL, MySQL
`

test('an entry has a kind, spellings of each language, what it is and what it takes', () => {
  const { entries, families, problems } = readProfession('databases.txt', SOURCE)
  expect(problems).toEqual([])
  expect(entries[0]).toEqual({
    kind: 'skill',
    line: 4,
    name: { written: 'PostgreSQL', guard: 'none' },
    aliases: [
      { written: 'postgres', guard: 'none' },
      { written: 'psql', guard: 'none' },
    ],
    translations: new Map([['de', [{ written: 'Postgres-Datenbank', guard: 'none' }]]]),
    is: [{ name: 'Relational databases', line: 6 }],
    takes: [{ name: 'SQL', line: 7 }],
    shown: ['tuned slow queries'],
    alone: ['pgbouncer'],
  })
  expect(entries.slice(1)).toMatchObject([
    { name: { written: 'Go', guard: 'context' }, aliases: [{ written: 'golang', guard: 'none' }] },
    { kind: 'certification', name: { written: 'BLS', guard: 'case' } },
  ])
  expect(families.map((family) => family.map(({ name }) => name))).toEqual([
    ['PostgreSQL', 'MySQL'],
  ])
})

test('lines may end as Windows ends them', () => {
  expect(readProfession('databases.txt', SOURCE.replaceAll('\n', '\r\n'))).toEqual(
    readProfession('databases.txt', SOURCE),
  )
})

test.each([
  ['[skil]\nGo', 1, '[skil] is no heading; there are skill, certification'],
  ['Go\n[skill]\nR', 1, 'a heading such as [skill] must come first'],
  [
    '[skill]\nGo\n  iz: Language',
    3,
    "'iz' is no key; there are is, takes, shown, alone, de, fr, es",
  ],
  ['[skill]\nGo\n  golang', 3, "'golang' is no key"],
  ['[skill]\nGo\nis: Language', 3, 'put two spaces before it'],
  ['[skill]\n  is: Language\nGo', 2, 'there is no term above it'],
  ['[skill]\nGo\n  is: A\n  is: B', 4, "'is:' stands twice under Go"],
  ['[skill]\nGo\n  de: a\n  de: b', 4, "'de:' stands twice under Go"],
  ['[skill]\nGo = golang,', 2, 'a name is missing'],
  ['[skill]\nGo =', 2, 'a name is missing'],
  ['[skill]\nGo\n  is:', 3, 'a name is missing'],
  ['[skill]\nGo = golang = gopher', 2, "more than one ' = '"],
  ['[skill]\nGo, Rust', 2, 'one term a line'],
  ['[skill]\nGo\n[near]\nGo', 4, 'a family has two members'],
  ['# nothing yet\n', 1, 'there is no term in this file'],
  ['', 1, 'there is no term in this file'],
])('%j: line %i: %s', (source, line, message) => {
  expect(readProfession('new.txt', source).problems).toEqual([
    { file: 'new.txt', line, message: expect.stringContaining(message) as string },
  ])
})
