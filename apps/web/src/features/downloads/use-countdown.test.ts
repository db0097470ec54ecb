import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const count = (seconds: number) =>
  renderHook((now: number) => useCountdown(now), { initialProps: seconds })

test('it ticks each second and ends', async () => {
  const { result } = count(3)
  const seen = [result.current]
  for (let second = 1; second <= 4; second += 1) {
    await pass(1000)
    seen.push(result.current)
  }
  expect(seen).toEqual([3, 2, 1, 0, 0])
  expect(vi.getTimerCount()).toBe(0)
})

test('no seconds are over at once', () => {
  expect(count(0).result.current).toBe(0)
})

test('a setting that arrives late counts from the same start', async () => {
  const { result, rerender } = count(10)
  for (let second = 1; second <= 4; second += 1) await pass(1000)
  rerender(5)
  expect(result.current).toBe(1)
  rerender(3)
  expect(result.current).toBe(0)
})

test('timers that a browser holds back make it no longer', () => {
  const { result } = count(10)
  const later = performance.now() + 30_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(result.current).toBe(10)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(0)
})
