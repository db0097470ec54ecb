import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('lets in as many as there are places, then one for each that leaves, in order', async () => {
  const slots = createSlots(2)
  const { signal } = new AbortController()
  const entered: number[] = []
  const all = [1, 2, 3, 4].map(async (number) => {
    await slots.take(signal)
    entered.push(number)
  })
  await Promise.all(all.slice(0, 2))
  expect(entered).toEqual([1, 2])
  slots.give()
  slots.give()
  await Promise.all(all)
  expect(entered).toEqual([1, 2, 3, 4])
})

test('one that gives up leaves the line and takes no place, even when its turn has just come', async () => {
  const slots = createSlots(1)
  const [early, late] = [new AbortController(), new AbortController()]
  const { signal } = new AbortController()
  await slots.take(signal)
  const gone = slots.take(early.signal)
  const turn = slots.take(late.signal)
  const last = slots.take(signal)
  early.abort(new Error('early'))
  await expect(gone).rejects.toThrow('early')
  slots.give()
  late.abort(new Error('late'))
  await turn
  slots.give()
  await last
})
