import { expect, test } from 'vitest'
import { sayTaken } from './say-taken.ts'
import { postingOf } from './testing/posting-of.ts'

const made = (count: number) =>
  Array.from({ length: count }, (_, at) => postingOf({ title: `Cook ${at}`, company: 'Hill' }))
const say = (over: Partial<Parameters<typeof sayTaken>[0]>) =>
  sayTaken({ count: 3, left: undefined, postings: [], isAsked: false, ...over })

test('what is taken is said with what is left, and what is unchanged by its name', () => {
  expect(say({ count: 1 })).toBe('Takes 1 generation.')
  expect(say({ left: 2 })).toBe('Takes 3 generations, you have 2.')
  expect(say({ isAsked: true, left: 5 })).toBe('Takes up to 3 generations, you have 5.')
  expect(say({ postings: made(2) })).toBe(
    'Takes 1 generation. 2 unchanged, answered from what is there: Cook 0 at Hill, Cook 1 at Hill.',
  )
  expect(say({ count: 6, postings: made(6) })).toMatch(
    /^Takes no generation\. 6 unchanged, .*Cook 3 at Hill and 2 more\.$/,
  )
})

test('who has enough for what is taken, but not for all that is held, is told', () => {
  expect(say({ left: 1, postings: made(2) })).toMatch(
    /Takes 1 generation, you have 1\..*choose 1 at most\.$/,
  )
  expect(say({ left: 3, postings: made(2) })).not.toMatch(/at most/)
})
