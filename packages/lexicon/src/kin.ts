import { SMALL_WORDS, stem } from '@tailorbird/language'
import { readFiles } from './files.ts'
import { listSpellings } from './format/profession.ts'
import { loadProfessions } from './load-professions.ts'
import { readFollows } from './thesaurus/read-follows.ts'
import { readThesaurus } from './thesaurus/read-thesaurus.ts'
import { makeNormLister } from './tokens.ts'

let known: Map<string, Map<number, number>> | undefined

/** The entries of all data files that each word stands in. */
function build(): Map<string, Map<number, number>> {
  const places = new Map<string, Map<number, number>>()
  const listNorms = makeNormLister()
  const stems = new Map<string, string>()
  const readStem = (norm: string) => {
    let found = stems.get(norm)
    if (found === undefined) {
      found = /[\p{L}]{2}/u.test(norm) && !SMALL_WORDS.has(norm) ? stem(norm) : ''
      stems.set(norm, found)
    }
    return found
  }
  const entries = [
    ...loadProfessions()
      .flatMap(({ entries: all }) => all)
      .map((entry) => [
        ...listSpellings(entry).map(({ written }) => written),
        ...entry.shown,
        ...entry.alone,
        ...entry.is.map(({ name }) => name),
      ]),
    ...readFiles('thesaurus').flatMap(({ name, text }) => readThesaurus(name, text).groups),
    ...readFiles('thesaurus/follows').flatMap(({ name, text }) =>
      readFollows(name, text).entailments.map(({ heads, followers }) => [...heads, ...followers]),
    ),
  ]
  for (const [number, phrases] of entries.entries()) {
    const counts = new Map<string, number>()
    for (const phrase of phrases)
      for (const norm of listNorms(phrase)) {
        const one = readStem(norm)
        if (one !== '') counts.set(one, (counts.get(one) ?? 0) + 1)
      }
    for (const [one, count] of counts) {
      const of = places.get(one) ?? new Map<number, number>()
      places.set(one, of)
      of.set(number, Math.sqrt(count) / Math.sqrt(counts.size))
    }
  }
  for (const of of places.values()) {
    let sum = 0
    for (const weight of of.values()) sum += weight * weight
    const length = Math.sqrt(sum)
    for (const [number, weight] of of) of.set(number, weight / length)
  }
  return places
}

/** How much two words, by their stems, stand in the same entries of the data files: 0 to 1. */
export function measureKinship(one: string, other: string): number {
  known ??= build()
  const [a, b] = [known.get(one), known.get(other)]
  if (!a || !b) return 0
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [number, weight] of small) sum += weight * (large.get(number) ?? 0)
  return sum
}
