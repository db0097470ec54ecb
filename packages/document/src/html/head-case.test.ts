import { expect, test } from 'vitest'
import { headCase } from './head-case.ts'

test.each([
  ['Summary', 'Work history', 'TL;DR'],
  ['SUMMARY', 'EMPLOYMENT HISTORY', 'CV'],
  ['职业经历', '教育'],
])('headings that agree stay as the person wrote them: %s', (...headings) => {
  expect(headCase(headings)).toEqual(headings)
})

test('where some are in capitals, all are', () => {
  expect(headCase(['Summary', 'IT SKILLS', 'Éducation'])).toEqual([
    'SUMMARY',
    'IT SKILLS',
    'ÉDUCATION',
  ])
})

test('capitals of Greek have no accents, but the marks that part two vowels', () => {
  expect(headCase(['ΕΜΠΕΙΡΙΑ', 'Προφίλ', 'Εκπαίδευση', 'Μαΐου', 'Éducation'])).toEqual([
    'ΕΜΠΕΙΡΙΑ',
    'ΠΡΟΦΙΛ',
    'ΕΚΠΑΙΔΕΥΣΗ',
    'ΜΑΪΟΥ',
    'ÉDUCATION',
  ])
})

test('a name whose letters capitals would change stays', () => {
  expect(headCase(['BERUFSERFAHRUNG', 'Spaß'])).toEqual(['BERUFSERFAHRUNG', 'Spaß'])
  expect(headCase(['BERUFSERFAHRUNG', 'Großprojekte', 'Hobbys'])).toEqual([
    'BERUFSERFAHRUNG',
    'Großprojekte',
    'HOBBYS',
  ])
})
