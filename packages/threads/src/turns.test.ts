import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const never = new AbortController().signal

test('keys take turns, and one never has all places', async () => {
  const turns = createTurns(2, 1)
  const order: string[] = []
  const take = async (key: string): Promise<() => void> => {
    const end = await turns.take(key, never)
    order.push(key)
    return end
  }
  const first = await take('a')
  const more = [take('a'), take('a')]
  const other = await take('b')
  expect(order).toEqual(['a', 'b'])
  const third = take('c')
  other()
  const endThird = await third
  expect(order).toEqual(['a', 'b', 'c'])
  first()
  ;(await more[0])?.()
  ;(await more[1])?.()
  endThird()
  expect(order).toEqual(['a', 'b', 'c', 'a', 'a'])
})

test('who gives up waiting is passed over', async () => {
  const turns = createTurns(1, 1)
  const end = await turns.take('a', never)
  const stop = new AbortController()
  const given = turns.take('b', stop.signal)
  const next = turns.take('c', never)
  stop.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  end()
  ;(await next)()
})
