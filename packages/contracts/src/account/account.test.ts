import { expect, test } from 'vitest'
import { registration } from './account.ts'

const read = (username: string) =>
  registration.validateSync(
    { username, email: 'ada@example.org', password: 'long enough' },
    { strict: true },
  ).username

test.each(['Ada', 'José Muñoz', 'می‌خواهم', '山田', '👩‍💻', 'Ada-Lin 2'])('%s is a name', (name) => {
  expect(read(name)).toBe(name)
})

test.each([
  ['nothing to see', '\u200B\u200B\u2060'],
  ['fillers alone', '\u3164\u3164\u2800'],
  ['a line break', 'Ada\nReyes'],
  ['a line separator', 'Ada\u2028Reyes'],
  ['a control character', 'Ada\u0007'],
  ['NUL', 'Ada\u0000'],
  ['a turned direction', 'Ada\u202Esdrawkcab'],
  ['half a letter', 'Ada\uD83D'],
])('a name with %s is refused', (_what, name) => {
  expect(() => read(name)).toThrow(/^(?:Username|This user name)/)
})
