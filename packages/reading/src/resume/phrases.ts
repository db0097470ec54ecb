/** Finds phrases of a list in folded texts; a phrase begins and ends where words do. */
export interface Phrases {
  /** Whether a phrase of the list stands in the text. */
  isIn: (text: string) => boolean
  /** Whether the text begins with a phrase of the list. */
  opens: (text: string) => boolean
  /** Whether the text ends with a phrase of the list. */
  closes: (text: string) => boolean
}

const WORD = /[\p{L}\p{N}]+/gu
const IS_WORD = /[\p{L}\p{N}]/u

/**
 * Indexes phrases by their first word, so that a text is looked up word by word whatever the list's length.
 * @param list phrases, folded
 * @param endings ends of compound words that count as phrases, folded
 */
export function indexPhrases(list: readonly string[], endings: readonly string[] = []): Phrases {
  const byFirst = new Map<string, string[]>()
  for (const phrase of list) {
    const [first = phrase] = phrase.match(WORD) ?? []
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  const ends = new Set(endings)
  const lengths = [...new Set(endings.map(({ length }) => length))]
  const isWhole = (text: string, at: number) => at >= text.length || !IS_WORD.test(text.charAt(at))
  const endsCompound = (word: string) =>
    lengths.some((length) => length < word.length && ends.has(word.slice(-length)))
  /** Looks from each word on; `isRight` judges where a phrase begins and ends. */
  const find = (text: string, isRight: (from: number, to: number) => boolean): boolean => {
    for (const match of text.matchAll(WORD)) {
      const [word] = match
      const from = match.index
      const phrases = byFirst.get(word) ?? []
      const isPhrase = (phrase: string) =>
        text.startsWith(phrase, from) &&
        isWhole(text, from + phrase.length) &&
        isRight(from, from + phrase.length)
      if (phrases.some(isPhrase)) return true
      if (ends.size > 0 && endsCompound(word) && isRight(from, from + word.length)) return true
    }
    return false
  }
  return {
    isIn: (text) => find(text, () => true),
    opens: (text) => find(text.slice(0, 60), (from) => from === 0),
    closes: (text) => find(text, (_, to) => to === text.length),
  }
}
