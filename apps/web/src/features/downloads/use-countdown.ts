import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * Counts whole seconds down from the moment the component appears. It reads the clock and only lets timers
 * wake it, because browsers slow the timers of a tab that nobody looks at.
 * @param seconds may change while it counts, as when the setting arrives late
 * @returns the seconds left; 0 when it is over
 */
export function useCountdown(seconds: number): number {
  const [start] = useState(() => performance.now())
  const [now, setNow] = useState(start)
  const left = Math.max(0, Math.ceil(seconds - (now - start) / SECOND_MS))
  const over = left === 0

  useEffect(() => {
    if (over) return undefined
    const look = () => setNow(performance.now())
    const timer = setTimeout(look, SECOND_MS - ((now - start) % SECOND_MS))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, over, start])

  return left
}
