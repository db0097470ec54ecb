import type { Parts } from './parts.ts'

/** Longer than people take between the clicks of a double click, in milliseconds. */
const QUICK_MS = 600

/** What each page was asked for last, and when. */
const last = new WeakMap<Parts, { what: string; at: number }>()

/**
 * Whether a press belongs to the one before: a shaky hand presses twice, and on a fast machine the first
 * press may have been answered in between. Any number of quick presses is one.
 * @param what what is asked for, such as the texts to tailor
 */
export function isSamePress(parts: Parts, what: string): boolean {
  const before = last.get(parts)
  const at = performance.now()
  last.set(parts, { what, at })
  return before?.what === what && at - before.at < QUICK_MS
}
