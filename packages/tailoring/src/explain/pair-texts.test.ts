import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { pairTexts } from './pair-texts.ts'

const write = (bullets: readonly string[], skills: string) =>
  parseResume(
    `Jo Doe\njo@example.org\n\nSkills\n${skills}\n\nExperience\n\nVet Nurse, Acme Ltd, 2015 – 2020\n${bullets.map((line) => `- ${line}\n`).join('')}`,
  )
const original = write(
  ['Cleaned kennels and fed 40 dogs twice a day', 'Reported to the kennel manager'],
  'PostgreSQL, Filing',
)

test('a line that became two has both halves', () => {
  const { reworded, added } = pairTexts(
    original,
    write(
      ['Cleaned kennels', 'Fed 40 dogs twice a day', 'Reported to the kennel manager'],
      'PostgreSQL, Filing',
    ),
  )
  expect(reworded.map(({ id, parts }) => [id, parts.toSorted()])).toEqual([
    ['w0.b0', ['Cleaned kennels', 'Fed 40 dogs twice a day']],
  ])
  expect(added).toEqual([])
})

test('a skill under another name stands for the one that is gone, another one for none', () => {
  const { reworded, added } = pairTexts(
    original,
    write(
      ['Cleaned kennels and fed 40 dogs twice a day', 'Reported to the kennel manager'],
      'Postgres, Filing, Grooming',
    ),
  )
  expect(reworded).toEqual([{ id: 's0.k0', parts: ['Postgres'] }])
  expect(added.map(({ text }) => text)).toEqual(['Grooming'])
})
