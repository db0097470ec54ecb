import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const statusOf = (term: string, bullet: string) =>
  findRow(compare(telling({ bullets: [bullet] }), asking(term, 'Git')), term).status

test.each([
  ['Python', 'Assisted a Python developer with travel bookings'],
  ['Project management', 'Reported to the project manager each Friday'],
  ['Software sales', 'Wrote to the software sales team'],
  ['Nursing', 'Ordered gloves for the nursing home next door'],
  ['Marketing', 'Sat beside the payroll and marketing departments'],
  ['AWS', 'Recruited 14 AWS engineers'],
  ['Supplier management', 'Assisted a supplier manager with travel bookings'],
])('%s is not proven by: %s', (term, bullet) => {
  expect(statusOf(term, bullet)).toBe('missing')
})

test.each([
  ['Python', 'Worked as a Python developer'],
  ['Nursing', 'Led the nursing team of a ward'],
  ['Nursing', 'Cared for 30 residents of a nursing home'],
  ['Java', 'Moved Java/Kotlin services to the cloud'],
  ['Python', 'Wrote Python-based tools for managers'],
  ['AWS', 'Ran AWS-hosted shops for two companies'],
  ['Cross-functional teams', 'Collaborated with cross-functional teams'],
  ['German', 'Supported the German team by phone'],
])('%s is proven by: %s', (term, bullet) => {
  expect(statusOf(term, bullet)).not.toBe('missing')
})

test.each([
  ['BLS', 'Basic Life Support (BLS), Heart Association, 2025'],
  ['Basic Life Support', 'Basic Life Support (BLS), Heart Association, 2025'],
  ['Excel', 'Made the month’s lists in Microsoft Excel'],
])('%s is covered by a name that has its words: %s', (term, bullet) => {
  expect(statusOf(term, bullet)).toBe('covered')
})

test('a mention of others does not hide proof in the same line', () => {
  const bullet = 'Assisted a Python developer and wrote tests in Python'
  expect(statusOf('Python', bullet)).toBe('covered')
})

test('a job title is the person’s own, and not that of their manager', () => {
  const showFor = (title: string) => {
    const resume = telling({}).replace('Specialist, Acme', `${title}, Acme`)
    return findRow(compare(resume, asking('Marketing', 'Git')), 'Marketing').status
  }
  expect(showFor('Marketing manager')).toBe('covered')
  expect(showFor('Assistant to the Marketing Director')).toBe('missing')
})
