import { expect, test } from 'vitest'
import { joinWords } from './join-words.ts'

test('what several languages have under one name is one list, and what one has alone stays', () => {
  const languages = [
    { by: 'by', own: 'my|our', months: ['may'] },
    { by: 'von|vom', months: ['mai'] },
    { by: 'par', elided: 'l|d' },
  ] as const
  expect(joinWords(languages)).toEqual({ by: 'by|von|vom|par', own: 'my|our', elided: 'l|d' })
  expect(joinWords(languages, ' ').by).toBe('by von|vom par')
})
