import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

const never = new AbortController().signal

test('many go in together, and one that wants to be alone is', async () => {
  const gate = createGate()
  const seen: string[] = []
  const visit = async (name: string, alone: boolean) => {
    const leave = await gate.enter(alone, never)
    seen.push(`${name} in`)
    await delay(20)
    seen.push(`${name} out`)
    leave()
  }
  await Promise.all([visit('a', false), visit('b', false), visit('x', true), visit('c', false)])
  expect(seen).toEqual(['a in', 'b in', 'a out', 'b out', 'x in', 'x out', 'c in', 'c out'])
})

test('who is told to stop while it waits goes away, and holds up nobody', async () => {
  const gate = createGate()
  const leave = await gate.enter(false, never)
  const stop = new AbortController()
  const alone = gate.enter(true, stop.signal)
  const behind = gate.enter(false, never)
  stop.abort(new Error('stopped'))
  await expect(alone).rejects.toThrow('stopped')
  ;(await behind)()
  leave()
  ;(await gate.enter(true, never))()
})
