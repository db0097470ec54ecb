import { expect, test } from 'vitest'
import { readOriginal } from './read-original.ts'

const resumeOf = (name: string) => `${name}\n\nExperience\n\nClerk, Town Hall, 2015 - 2020\n- Filed`

test('a resume is read once, and anew with other headings or when others came between', () => {
  const first = readOriginal(resumeOf('Ann'), undefined)
  expect(readOriginal(resumeOf('Ann'), undefined)).toBe(first)
  const sections = [{ kind: 'experience' as const, heading: 'Experience' }]
  expect(readOriginal(resumeOf('Ann'), sections)).not.toBe(first)
  for (const name of ['Bea', 'Cem', 'Dot', 'Eve']) readOriginal(resumeOf(name), undefined)
  const again = readOriginal(resumeOf('Ann'), undefined)
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})
