/**
 * Works on a few items at once, ahead of the one that is asked for.
 * @param width how many at most
 * @param work must not reject: nobody may be listening yet
 * @returns gives the results in the items' order, one a call
 */
export function workAhead<T, R>(
  items: T[],
  width: number,
  work: (item: T) => Promise<R>,
): () => Promise<R> {
  const waiting = items.values()
  const underWay: Promise<R>[] = []
  return () => {
    while (underWay.length < width) {
      const { done, value } = waiting.next()
      if (done) break
      underWay.push(work(value))
    }
    const first = underWay.shift()
    if (!first) throw new RangeError('there are no more items')
    return first
  }
}
