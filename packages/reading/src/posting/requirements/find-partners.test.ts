import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

const namesOf = (line: string) =>
  readPosting(`Some Job\n\nDuties\n- ${line}\n\nRequirements\n- Git`)
    .requirements.filter(({ kind }) => kind !== 'responsibility')
    .map(({ name }) => name)

test.each([
  'Partner with Sales and Clinical leaders to plan capacity',
  'Work closely with marketing, finance and HR on the yearly plan',
  'Report to the construction manager each week',
])('whom one works with is no skill: %s', (line) => {
  expect(namesOf(line)).toEqual(['Git'])
})

test.each([
  ['Work with Salesforce and Excel each day', ['Salesforce', 'Microsoft Excel']],
  ['Work with Python, SQL and marketing data', ['Python', 'SQL']],
])('what one works with is: %s', (line, names) => {
  expect(namesOf(line)).toEqual(expect.arrayContaining(names))
})

test('what only looks like a skill is none', () => {
  expect(namesOf('Feed the snakes in the Python-themed terrarium')).toEqual(['Git'])
  expect(namesOf('Write Python-based tools')).toContain('Python')
})
