import type { Change } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { alignResumes } from './align-resumes.ts'
import { pickChanged } from './pick-changed.ts'

const write = (skills: string, first: string[], second: string[]) =>
  `# Noor Haddad\n\n## Core Competencies\n\n- ${skills}\n\n## Professional Experience\n\n### Crumb & Co\n**Baker** | 2019 – 2021\n\n${first.map((line) => `- ${line}`).join('\n')}\n\n### Mill Ltd\n**Miller** | 2015 – 2019\n\n${second.map((line) => `- ${line}`).join('\n')}\n`
const pick = (before: string, after: string, changes: Change[] = []) =>
  pickChanged(alignResumes(parseResume(before), parseResume(after), changes)).map(
    ({ title, rows }) => [
      title,
      ...rows.map((row) => (row.after ?? row.before)?.map(({ text }) => text).join('')),
    ],
  )

test('what was changed alone keeps its section and its job', () => {
  const before = write('SQL', ['Baked bread'], ['Ground flour', 'Fixed the wheel'])
  const after = write('SQL', ['Baked bread'], ['Ground rye flour', 'Fixed the wheel'])
  expect(pick(before, after)).toEqual([
    ['Professional Experience', 'Mill Ltd', 'Miller | 2015 – 2019', 'Ground rye flour'],
  ])
})

test('a list in another order is shown whole, once under its job', () => {
  const before = write('SQL', ['Baked bread', 'Kept the oven', 'Sold cakes'], ['Ground flour'])
  const after = write('SQL', ['Sold cakes', 'Baked bread', 'Kept the oven'], ['Ground flour'])
  expect(pick(before, after)).toEqual([
    [
      'Professional Experience',
      'Crumb & Co',
      'Baker | 2019 – 2021',
      'Sold cakes',
      'Baked bread',
      'Kept the oven',
    ],
  ])
})

test('skills in another order are a change, and the title stands once for two jobs', () => {
  const before = write('Docker, SQL', ['Baked'], ['Ground'])
  const after = write('SQL, Docker', ['Baked rye'], ['Ground rye'])
  expect(pick(before, after).map(([title]) => title)).toEqual([
    'Core Competencies',
    'Professional Experience',
    null,
  ])
})

test('nothing is left of two equal texts', () => {
  const text = write('SQL', ['Baked'], ['Ground'])
  expect(pick(text, text)).toEqual([])
})
