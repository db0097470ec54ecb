/** Entries that are compared with each other; more have nothing to do with each other. */
const MAX_CHANGED = 40

/**
 * Pairs what is left over: entries of which a fact was changed, but not all, so that their lines are
 * compared too. The entry itself stays a violation of its own.
 * @param pairs for each entry of `before` the index of the same one, or -1
 * @param factsOf the facts by which an entry is known again, such as employer, title and dates
 */
export function pairChanged<T>(
  before: readonly T[],
  after: readonly T[],
  pairs: readonly number[],
  factsOf: (item: T) => readonly string[],
): number[] {
  const used = new Set(pairs)
  const left = after.flatMap((_, index) => (used.has(index) ? [] : [index])).slice(0, MAX_CHANGED)
  let compared = 0
  return before.map((item, index) => {
    const found = pairs[index] ?? -1
    if (found >= 0 || left.length === 0 || compared >= MAX_CHANGED) return found
    compared += 1
    const facts = factsOf(item)
    const shared = left.map((at) => {
      const others = factsOf(after[at] as T)
      return facts.filter((fact, place) => fact !== '' && fact === others[place]).length
    })
    const most = Math.max(...shared)
    return most > 0 ? (left.splice(shared.indexOf(most), 1)[0] ?? -1) : -1
  })
}
