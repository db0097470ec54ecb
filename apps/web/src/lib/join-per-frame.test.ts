import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinPerFrame } from './join-per-frame.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what comes within a frame is one call, in order', () => {
  const work = vi.fn<(items: number[]) => void>()
  const { add } = joinPerFrame(work)
  add(1)
  add(2)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  add(3)
  vi.advanceTimersByTime(20)
  expect(work.mock.calls).toEqual([[[1, 2]], [[3]]])
})

test('a hidden page has no frames and is told all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const work = vi.fn<(items: number[]) => void>()
  joinPerFrame(work).add(1)
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledExactlyOnceWith([1])
  vi.unstubAllGlobals()
})

test('after the stop nothing comes', () => {
  const work = vi.fn<(items: number[]) => void>()
  const { add, stop } = joinPerFrame(work)
  add(1)
  stop()
  vi.advanceTimersByTime(200)
  expect(work).not.toHaveBeenCalled()
})
