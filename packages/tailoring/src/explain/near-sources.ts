import { foldCase } from '@tailorbird/language'

/** Further sources that a text may draw from, besides the line that it replaces. */
const MAX_SOURCES = 3
/** A line that shares fewer words than this with a text is none of its sources, unless it is the nearest. */
const MIN_SHARED = 2

const wordsOf = (text: string) => new Set(foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? [])

/**
 * The ids of the lines that a text comes from, as far as its words tell: the one that it replaces, then those that share most of
 * what is left.
 * @param texts the resume's, by id
 */
export function findNearSources(
  text: string,
  texts: ReadonlyMap<string, string>,
  targetId?: string,
): string[] {
  const left = wordsOf(text)
  const ids: string[] = []
  const take = (id: string) => {
    ids.push(id)
    for (const word of wordsOf(texts.get(id) ?? '')) left.delete(word)
  }
  if (targetId !== undefined) take(targetId)
  const lines = [...texts].map(([id, line]) => ({ id, words: wordsOf(line) }))
  while (ids.length < MAX_SOURCES) {
    const count = (words: ReadonlySet<string>) => [...words].filter((word) => left.has(word)).length
    const [best] = lines
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, words }) => ({ id, shared: count(words) }))
      .toSorted((one, other) => other.shared - one.shared)
    if (!best || best.shared < (ids.length === 0 ? 1 : MIN_SHARED)) break
    take(best.id)
  }
  // What has to do with nothing is compared with the first line, so that the check says so.
  const [first] = texts.keys()
  return ids.length === 0 && first !== undefined ? [first] : ids
}
