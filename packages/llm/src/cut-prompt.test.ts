import { expect, test } from 'vitest'
import { findCut } from './cut-prompt.ts'

const prompt = { instructions: 'Answer with JSON. '.repeat(100), input: 'x'.repeat(20_200) }
const answer = (usage: object) => ({ usage })

test.each([
  ['the half of 4,096, as Ollama leaves it', { prompt_tokens: 2050 }, { read: 2050, sent: 4000 }],
  [
    'what is in the cache, counted apart',
    { prompt_tokens: 9, prompt_tokens_details: { cached_tokens: 4000 } },
    undefined,
  ],
  ['all of it', { prompt_tokens: 5200 }, undefined],
  ['no count', {}, undefined],
])('%s', (_, usage, cut) => {
  expect(findCut(prompt, answer(usage))).toEqual(cut)
})
