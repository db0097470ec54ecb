import type { HeadingMatchers } from '../words/heading-matchers.ts'

/** Builds expressions once for each set of matchers. */
export function remember<T>(
  build: (matchers: HeadingMatchers) => T,
): (matchers: HeadingMatchers) => T {
  const known = new WeakMap<HeadingMatchers, T>()
  return (matchers) => {
    const found = known.get(matchers) ?? build(matchers)
    known.set(matchers, found)
    return found
  }
}
