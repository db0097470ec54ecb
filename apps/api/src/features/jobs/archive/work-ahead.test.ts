import { expect, test } from 'vitest'
import { workAhead } from './work-ahead.ts'

test('results come in order, and no more than the width is begun ahead', async () => {
  const begun: number[] = []
  const next = workAhead([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item)
    return Promise.resolve(item * 10)
  })
  expect(begun).toEqual([])
  expect(await next()).toBe(10)
  expect(begun).toEqual([1, 2])
  expect([await next(), await next(), await next(), await next()]).toEqual([20, 30, 40, 50])
  expect(() => next()).toThrow('no more')
})
