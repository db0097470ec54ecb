import { expect, test } from 'vitest'
import { checkTruth } from './check-truth.ts'

const resumeWith = (bullet: string) =>
  `# Jo Doe\n\njo@example.com\n\n## Professional Experience\n\n### Acme\n**Engineer** | 2015 – 2020\n\n- ${bullet}\n- Kept the store\n`
const check = (from: string, to: string) => checkTruth(resumeWith(from), resumeWith(to))

test('a move in other words is the same move', () => {
  expect(
    check(
      'Migrated 30 tables from MySQL to PostgreSQL',
      'Moved 30 tables from MySQL to PostgreSQL',
    ),
  ).toEqual([])
})

test('words in another script are words', () => {
  expect(check('Ran small services', 'Ran small services 谷歌首席工程师')).not.toEqual([])
})
