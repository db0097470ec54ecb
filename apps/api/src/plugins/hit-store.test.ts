import { expect, test } from 'vitest'
import { countHere } from './hit-store.ts'

test('counts in windows, each key by itself', async () => {
  let time = 0
  const count = countHere(() => time)
  expect(await count('a', 1000)).toEqual({ count: 1, endsInMs: 1000 })
  time = 400
  expect(await count('a', 1000, 3)).toEqual({ count: 4, endsInMs: 600 })
  expect(await count('b', 1000)).toEqual({ count: 1, endsInMs: 1000 })
  time = 1000
  expect(await count('a', 1000)).toEqual({ count: 1, endsInMs: 1000 })
})

test('a flood of keys does not fill the memory', async () => {
  const count = countHere()
  await count('first', 60_000)
  for (let key = 0; key < 50_000; key += 1) void count(String(key), 60_000)
  expect(await count('first', 60_000)).toMatchObject({ count: 1 })
})
