import { expect, test } from 'vitest'
import { sayChanges } from './live-news.tsx'

const change = (title: string, words: string) => ({ title, words })

test('a few changes are named, many are counted', () => {
  expect(sayChanges([change('Baker', 'Done'), change('Cook', 'Error: No.')])).toBe(
    'Baker: Done. Cook: Error: No.',
  )
  expect(
    sayChanges([
      change('Baker', 'Done'),
      change('Cook', 'Error: No.'),
      change('Waiter', 'Done'),
      change('Host', 'Error: Also no.'),
    ]),
  ).toBe('2 Done, 2 Error')
})
