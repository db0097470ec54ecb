/** The place of each id; of one that is named twice the first. */
export const rankIds = (order: readonly string[]): ReadonlyMap<string, number> =>
  new Map(order.toReversed().map((id, index) => [id, order.length - index]))

/**
 * Items in the wanted order of their ids; what is not named keeps its order behind. Nothing is lost or doubled.
 * @param without ids of items to leave out
 */
export function sortByIds<T>(
  items: readonly T[],
  prefix: string,
  ranks: ReadonlyMap<string, number>,
  without: ReadonlySet<string> = new Set(),
): T[] {
  return items
    .map((item, index) => ({ item, id: `${prefix}${index}` }))
    .filter(({ id }) => !without.has(id))
    .map(({ item, id }) => ({ item, rank: ranks.get(id) ?? Infinity }))
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ item }) => item)
}
