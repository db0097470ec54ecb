import { expect, test } from 'vitest'
import { findPrice } from './plans.ts'

test('a donation’s id is written in one way alone', () => {
  expect(['donation-1', 'donation-10', 'donation-1000'].map(findPrice)).toEqual([1, 10, 1000])
  const others = ['donation-0010', 'donation-010', 'donation-0', 'donation-1001', 'donation-1.0']
  for (const id of [...others, 'donation-', 'donation-1e1', 'donation- 1', 'donation-１']) {
    expect(findPrice(id), id).toBeUndefined()
  }
})
