import { expect, test } from 'vitest'
import { nameQuestion } from './name-question.ts'

test('the same sentences are one question for all postings, whose names tell nothing', () => {
  const ask = (company: string, title: string) =>
    nameQuestion(
      [`Drawn to  ${company} as ${title}.`, 'Loves artisan bread.'],
      [title, company],
      ['artisan'],
    )
  expect(ask('Rye House', 'Head Baker')).toBe(ask('C++ (Oats) Ltd', 'Baker'))
  expect(nameQuestion(['B.', 'a.'], [], [])).toBe(nameQuestion(['A.', 'b.'], [], []))
  expect(nameQuestion(['Loves rye.'], [], [])).not.toBe(nameQuestion(['Loves oats.'], [], []))
})

test('a name that is in question itself is part of the question', () => {
  const ask = (title: string, words: string[]) =>
    nameQuestion([`${title} with ten years of rye.`], [title, ''], words)
  expect(ask('Head Baker', ['Head'])).not.toBe(ask('Lead Baker', ['Lead']))
  expect(ask('Head Baker', ['ten years'])).toBe(ask('Lead Baker', ['ten years']))
})

test('a name is no part of a word', () => {
  expect(nameQuestion(['Ordered orders.'], ['Order'], [])).toBe('ordered orders.')
})
