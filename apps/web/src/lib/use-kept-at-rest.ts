import { useEffect, useEffectEvent, useRef } from 'react'
import { useLeaving } from './use-leaving.ts'

/** How long changes rest before they are kept, in milliseconds. */
const REST_MS = 300

const waiting = new Set<() => void>()

/** Keeps at once what still rests: somebody is about to read it, or the forms begin anew. */
export function keepNow(): void {
  for (const keep of waiting) keep()
}

/**
 * Keeps what is being filled in: when changes rest, and when the part or the page is left.
 * @param value the newest; what it was at first counts as kept
 * @param write keeps it
 */
export function useKeptAtRest<T>(value: T, write: (value: T) => void): void {
  const kept = useRef(value)
  const newest = useRef(value)
  const keep = useEffectEvent(() => {
    if (kept.current === newest.current) return
    kept.current = newest.current
    write(newest.current)
  })

  useEffect(() => {
    newest.current = value
    const timer = setTimeout(() => keep(), REST_MS)
    return () => clearTimeout(timer)
  }, [value])

  useLeaving(() => keep())

  useEffect(() => {
    const now = () => keep()
    waiting.add(now)
    return () => void waiting.delete(now)
  }, [])
}
