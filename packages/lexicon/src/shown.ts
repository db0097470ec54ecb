import { SMALL_WORDS, stem } from '@tailorbird/language'
import { loadProfessions } from './load-professions.ts'
import { makeNormLister } from './tokens.ts'

/** A term that a text shows without naming it, and the words that do. */
export interface Shown {
  /** The term's name in the lexicon. */
  name: string
  /** The first and the last of the words, as places among the text's. */
  from: number
  to: number
}

/** Words of a phrase stand at most so far from its rarest one. */
const REACH = 7
const WORD = /[\p{L}\p{N}]/u

interface Phrase {
  name: string
  others: readonly string[]
}

/** Makes what lists the stems of a phrase's words that say something, for many phrases: each word is looked at once. */
function makeStemLister(): (phrase: string) => string[] {
  const listNorms = makeNormLister()
  const known = new Map<string, string>()
  const readStem = (norm: string) => {
    const seen = known.get(norm)
    if (seen !== undefined) return seen
    const found = WORD.test(norm) && !SMALL_WORDS.has(norm) ? stem(norm) : ''
    known.set(norm, found)
    return found
  }
  return (phrase) => {
    const stems: string[] = []
    for (const norm of listNorms(phrase)) {
      const one = readStem(norm)
      if (one !== '' && !stems.includes(one)) stems.push(one)
    }
    return stems
  }
}

/** The stems of a phrase's words that say something. */
export const listPhraseStems = (phrase: string): string[] => makeStemLister()(phrase)

/** All phrases under one of their words: the one that the fewest phrases have. */
function build(): Map<string, Phrase[]> {
  const listStems = makeStemLister()
  const phrases = loadProfessions()
    .flatMap(({ entries }) => entries)
    .flatMap(({ name, shown, alone }) =>
      [...shown, ...alone].map((phrase) => ({
        name: name.written,
        stems: listStems(phrase),
      })),
    )
    .filter(({ stems }) => stems.length > 0)
  const counts = new Map<string, number>()
  for (const { stems } of phrases)
    for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1)
  const byWord = new Map<string, Phrase[]>()
  for (const { name, stems } of phrases) {
    const [rarest = '', ...others] = stems.toSorted(
      (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0),
    )
    const known = byWord.get(rarest)
    if (known) known.push({ name, others })
    else byWord.set(rarest, [{ name, others }])
  }
  return byWord
}

let known: Map<string, Phrase[]> | undefined

/**
 * The terms that a text shows without naming them: it has all words of a phrase that people write who have it, close together.
 * @param stems the text's words as stems, in order
 */
export function findShown(stems: readonly string[]): Shown[] {
  known ??= build()
  const found: Shown[] = []
  for (const [at, word] of stems.entries())
    for (const { name, others } of known.get(word) ?? []) {
      let [from, to] = [at, at]
      const isWhole = others.every((other) => {
        const place = findNear(stems, at, other)
        from = Math.min(from, place)
        to = Math.max(to, place)
        return place >= 0
      })
      if (isWhole) found.push({ name, from, to })
    }
  return found
}

function findNear(stems: readonly string[], at: number, word: string): number {
  for (let step = 1; step <= REACH; step += 1) {
    if (stems[at + step] === word) return at + step
    if (stems[at - step] === word) return at - step
  }
  return -1
}
