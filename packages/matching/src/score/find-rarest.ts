/** The places of the rarest of some words, each with the word's own index among them. */
export function findRarest(
  places: ReadonlyMap<string, number[]>,
  words: readonly string[],
): { spots: readonly number[]; offset: number } {
  let best = { spots: places.get(words[0] ?? '') ?? [], offset: 0 }
  for (const [offset, word] of words.entries()) {
    const spots = places.get(word) ?? []
    if (spots.length < best.spots.length) best = { spots, offset }
  }
  return best
}
