import { afterEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

const never = new AbortController().signal
afterEach(() => vi.useRealTimers())

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

test('whose turn ends with a rest waits for it; others do not', async () => {
  vi.useFakeTimers()
  const turns = createTurns(1, 1)
  const order: string[] = []
  const end = await turns.take('a', never)
  const again = turns.take('a', never).then(() => order.push('a'))
  end(1000)
  const endOther = await turns.take('b', never)
  order.push('b')
  endOther()
  await vi.advanceTimersByTimeAsync(999)
  expect(order).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(1)
  await again
  expect(order).toEqual(['b', 'a'])
})

test('too much that waits is refused; what waited before is not', async () => {
  const turns = createTurns(1, 1, 1)
  const end = await turns.take('a', never)
  const second = turns.take('a', never)
  await expect(turns.take('a', never)).rejects.toMatchObject({ code: 'rate_limited' })
  end()
  await expect(second).resolves.toBeTypeOf('function')
})
