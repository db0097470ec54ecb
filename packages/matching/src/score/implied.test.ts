import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const rowFor = (term: string, parts: Parameters<typeof telling>[0]) =>
  findRow(compare(telling(parts), asking(term, 'Filing')), term)

test.each([
  ["Driver's license", 'Class A CDL, Ohio'],
  ['BLS certification', 'ACLS, valid to 2027'],
  ['Nursing license', 'RN License, Texas Board of Nursing'],
  ['OSHA 10', 'OSHA 30-Hour Construction'],
])('%s is covered by: %s', (term, paper) => {
  const row = rowFor(term, { rest: `Certifications\n- ${paper}\n` })
  expect(row).toMatchObject({ status: 'covered', match: 'implied', line: paper })
})

test.each([
  ['SQL', 'Moved the ledger to PostgreSQL'],
  ['JavaScript', 'Built the shop in Next.js'],
  ['Python', 'Wrote the API in Django'],
  ['JS', 'Built the API in Node.js for orders'],
  ['Vasoactive medications', 'Titrated vasopressor drips'],
])('%s is shown by: %s', (term, bullet) => {
  const row = rowFor(term, { bullets: [bullet] })
  expect(row).toMatchObject({ status: 'supported', match: 'implied', line: bullet })
})

test.each([
  ['PostgreSQL', 'Wrote reports in SQL'],
  ['React', 'Wrote JavaScript for shops'],
  ['Class A CDL', "Drove with a driver's license"],
  ['Accounting', 'Prepared 150 returns for review by a CPA'],
])('%s is not shown by: %s', (term, bullet) => {
  expect(rowFor(term, { bullets: [bullet] }).status).toBe('missing')
})

test('law degrees and short courses are what they are', () => {
  const education = (line: string) => ({ rest: `Education\n\n${line}\n` })
  const statusOf = (term: string, line: string) => rowFor(term, education(line)).status
  expect(statusOf('Law degree', 'Juris Doctor, Boston College, 2012')).toBe('covered')
  expect(statusOf("Master's degree", 'MBA, Boston College, 2012')).toBe('covered')
  expect(statusOf("Master's degree", 'Mini MBA in Marketing, 2012')).toBe('missing')
})

test('the posting’s own word in place of what takes it is no promise of the ceiling', () => {
  const report = compare(
    telling({ bullets: ['Moved the ledger to PostgreSQL'] }),
    asking('SQL', 'Filing', 'Git'),
  )
  expect(report.ceiling).toBe(report.score)
  expect(report.written).not.toContain('SQL')
})
