import { foldWord, SMALL_WORDS, stem } from '@tailorbird/language'
import { findTerms } from '@tailorbird/lexicon'
import { namesRole } from '@tailorbird/reading'
import { readClaims } from '@tailorbird/truth'

const FIGURE = /(?<![\p{L}\d])\d(?:[\d.,’']*\d)?/gu
const WORD = /[\p{L}\p{N}][\p{L}\p{N}&+#’'-]*/gu
/** A capital that begins no sentence, or more than one: a name. In German nouns have it, too, and are kept as well. */
const isName = (word: string, before: string) =>
  /\p{L}.*\p{Lu}/u.test(word) || (/^\p{Lu}/u.test(word) && !/(?:^|[.!?:•]\s*)$/u.test(before))

const figuresOf = (text: string) =>
  (text.match(FIGURE) ?? []).map((figure) => figure.replaceAll(/[.,’']/g, ''))
const wordsOf = (text: string) => (text.match(WORD) ?? []).map((word) => stem(foldWord(word)))

/** Figures in words: 'eleven years'; 'one' mostly counts nothing. */
const listInWords = (text: string) =>
  readClaims(text).quantities.filter(({ written, amount }) => !/\d/.test(written) && amount > 1)

/**
 * The figures and names of texts that other texts do not say again: what replaces them would lose these. A figure
 * counts as said where it stands in the same digits, or in words for the same value, a name in the same word or under another of its names.
 * @returns as they are written
 */
export function listLostFacts(texts: readonly string[], told: readonly string[]): string[] {
  const all = told.join('\n')
  const [figures, words] = [new Set(figuresOf(all)), new Set(wordsOf(all))]
  const values = new Set(
    told.flatMap((text) => readClaims(text).quantities.map(({ value }) => value)),
  )
  const terms = new Set(findTerms(all).map(({ term }) => term.name))
  return texts.flatMap((text) => {
    const hits = findTerms(text)
    const isKnown = (at: number) =>
      hits.some(({ start, end, term }) => start <= at && at < end && terms.has(term.name))
    const lost = (text.match(FIGURE) ?? []).filter(
      (figure) => !figures.has(figuresOf(figure)[0] ?? ''),
    )
    const inWords = listInWords(text).filter(({ value }) => !values.has(value))
    const names = [...text.matchAll(WORD)].filter(
      ({ 0: word, index }) =>
        isName(word, text.slice(0, index)) &&
        !SMALL_WORDS.has(foldWord(word)) &&
        !words.has(stem(foldWord(word))) &&
        !isKnown(index),
    )
    return [...lost, ...inWords.map(({ written }) => written), ...names.map(([word]) => word)]
  })
}

/**
 * The skills, languages, papers and roles of texts that other texts do not say again, in whatever words; what people say of their
 * character is none.
 * @returns as they are written
 */
export function listLostTerms(texts: readonly string[], told: readonly string[]): string[] {
  const all = told.join('\n')
  const terms = new Set(findTerms(all).map(({ term }) => term.name))
  const words = new Set(wordsOf(all))
  return texts.flatMap((text) => [
    ...findTerms(text).flatMap(({ term, written }) =>
      term.kind === 'soft' || terms.has(term.name) ? [] : [written],
    ),
    ...(text.match(WORD) ?? []).filter(
      (word) => namesRole(word) && !words.has(stem(foldWord(word))),
    ),
  ])
}
