import { foldCase, foldSpaces, sanitizeText, SMALL_WORDS } from '@tailorbird/language'

/** Stands for a name of the posting. */
const NAME = '…'

const fold = (text: string) => foldCase(foldSpaces(sanitizeText(text)))
const wordsOf = (text: string) =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL_WORDS.has(word))
const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/**
 * Names what is asked about a summary: its sentences in question, apart from case, order and the names of the posting that it is written
 * for. A name that is in question itself stays: with another name it is another question.
 * @param names of the posting: its title, who hires
 * @param words what is in question in the sentences
 */
export function nameQuestion(
  sentences: readonly string[],
  names: readonly string[],
  words: readonly string[],
): string {
  const doubted = new Set(words.flatMap(wordsOf))
  const told = names
    .filter((name) => wordsOf(name).length > 0 && !wordsOf(name).some((word) => doubted.has(word)))
    .map(fold)
    .toSorted((one, other) => other.length - one.length)
  const strip = (sentence: string) =>
    told.reduce(
      (text, name) =>
        text.replaceAll(
          new RegExp(`(?<![\\p{L}\\p{N}])${escape(name)}(?![\\p{L}\\p{N}])`, 'gu'),
          NAME,
        ),
      fold(sentence),
    )
  return sentences.map(strip).toSorted().join(' ')
}
