import { coverage, type Reading } from '../clauses/reading.ts'
import { listSynonyms } from '../vocabulary/vocabulary.ts'

/** A second source that a merged line draws from. */
const MIN_MERGED = 0.5
/** Originals that are compared closely, best first. */
const MAX_CANDIDATES = 12
/** A word of more lines than this tells none of them. */
const MAX_LINES_OF_WORD = 60

/** For each told line the originals that it draws from, the closest first. */
export function findSources(told: readonly Reading[], originals: readonly Reading[]): Reading[][] {
  const byKey = new Map<string, Reading[]>()
  for (const source of originals)
    for (const key of source.keys) {
      const list = byKey.get(key) ?? []
      byKey.set(key, list)
      list.push(source)
    }
  return told.map((reading) => {
    const counts = new Map<Reading, number>()
    const add = (key: string) => {
      const sources = byKey.get(key) ?? []
      if (sources.length > MAX_LINES_OF_WORD && originals.length > MAX_LINES_OF_WORD) return
      for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1)
    }
    for (const key of reading.keys) {
      add(key)
      for (const other of listSynonyms(key)) add(other)
    }
    const candidates =
      originals.length <= MAX_CANDIDATES || counts.size === 0
        ? originals.slice(0, MAX_CANDIDATES)
        : [...counts]
            .toSorted(([, one], [, other]) => other - one)
            .slice(0, MAX_CANDIDATES)
            .map(([source]) => source)
    return candidates
      .map((source) => ({ source, score: coverage(source, [reading]) }))
      .toSorted((one, other) => other.score - one.score)
      .filter(({ score }, index) => index === 0 || score >= MIN_MERGED)
      .map(({ source }) => source)
  })
}
