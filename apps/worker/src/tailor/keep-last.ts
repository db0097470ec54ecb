/**
 * The same function, with what it gave last kept: what is asked for again is not made again.
 * @param most so many answers; what was asked for last stays longest
 * @param make depends on its key alone, and nobody changes what it gives
 */
export function keepLast<T>(most: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>()
  return (key) => {
    const answer = kept.get(key) ?? make(key)
    kept.delete(key)
    kept.set(key, answer)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
