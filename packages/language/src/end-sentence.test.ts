import { expect, test } from 'vitest'
import { endSentence } from './end-sentence.ts'

test.each([
  ['Works at Halloran Foods Inc.', 'Works at Halloran Foods Inc.'],
  ['Works at Halloran Foods', 'Works at Halloran Foods.'],
  ['Works at Halloran Foods Inc.. ', 'Works at Halloran Foods Inc.'],
  ['Cook at Who Cares?', 'Cook at Who Cares?'],
  ['C#, .NET', 'C#, .NET.'],
])('%s', (text, sentence) => {
  expect(endSentence(text)).toBe(sentence)
})
