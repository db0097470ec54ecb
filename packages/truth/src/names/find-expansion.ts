import { foldWord, remember, SMALL_WORDS } from '@tailorbird/language'

/** Small words that an abbreviation may leave out one behind the other. */
const MAX_SKIPPED = 3
const MAX_PARTS = 7
const MIN_HALF = 4

/** Whether a word looks like a short form: 'RN', 'GPhC', 'qPCR', 'KS3'. */
export const isShortForm = (written: string) =>
  written.length <= 8 && /^[\p{L}\d&]{2,8}$/u.test(written) && /\p{Lu}.*\p{Lu}/u.test(written)

const MIN_CONTRACTED = 8
const CONSONANTS = /^[b-df-hj-np-tv-xz]{3,5}$/i

/** Whether a word may be a short form of consonants, as isContraction knows them. */
export const mayContract = (short: string) => short.length <= 5 && CONSONANTS.test(short)

/** Whether a short form of consonants stands for one long word: 'MSK' for 'musculoskeletal', 'mktg' for 'marketing'. */
export function isContraction(short: string, long: string): boolean {
  if (long.length < MIN_CONTRACTED || !mayContract(short)) return false
  let at = 0
  for (const letter of foldWord(long)) if (letter === foldWord(short.charAt(at))) at += 1
  return at === short.length && foldWord(long.charAt(0)) === foldWord(short.charAt(0))
}

/** The beginnings of words that a short form is made of: 'MPharm' of 'm' and 'pharm', 'qPCR' of 'q', 'p', 'c', 'r'. */
const readParts = remember((short: string): string[] => {
  const letters = short.replace(/(?<=\p{Lu})s$/u, '').replaceAll(/[^\p{L}]/gu, '')
  const parts = /\p{Lu}/u.test(letters)
    ? letters.match(/\p{Lu}\p{Ll}*|\p{Ll}+/gu)
    : letters.split('')
  return (parts ?? []).map(foldWord)
})

/** What one short form is looked for in. */
interface Search {
  parts: readonly string[]
  words: readonly string[]
  isLoose: boolean
  /** Places from which nothing was found: small words that may be left out would try them again and again. */
  dead: Set<number>
}

/** Where the words end that begin with the parts from one on, small words between them left out; -1 when they don't. */
function matchesFrom(search: Search, index: number, at: number, skipped = 0): number {
  if (index === search.parts.length) return at
  const place = (at * (MAX_PARTS + 1) + index) * (MAX_SKIPPED + 1) + skipped
  if (search.dead.has(place)) return -1
  const end = findEnd(search, index, at, skipped)
  if (end < 0) search.dead.add(place)
  return end
}

function findEnd(search: Search, index: number, at: number, skipped: number): number {
  const { parts, words, isLoose } = search
  const word = words[at]
  if (word === undefined) return -1
  // 'HM Revenue & Customs': letters of the short form stand there as they are.
  const initials = parts.slice(index, index + foldWord(word).length).join('')
  if (word.length > 1 && word.length < parts.length && initials === foldWord(word)) {
    const end = matchesFrom(search, index + word.length, at + 1)
    if (end >= 0) return end
  }
  if (word.startsWith(parts[index] ?? ' ')) {
    const end = matchesFrom(search, index + 1, at + 1)
    if (end >= 0) return end
  }
  // 'Postgraduate', 'healthcare': one word for two letters.
  const [letter = ' ', second = ' '] = parts.slice(index, index + 2)
  if (
    isLoose &&
    second.length === 1 &&
    word.startsWith(letter) &&
    word.includes(second, MIN_HALF)
  ) {
    const end = matchesFrom(search, index + 2, at + 1)
    if (end >= 0) return end
  }
  // 'Quantitative PCR': the rest of it stands there as a short form again.
  if (index > 0 && index < parts.length - 1 && foldWord(word) === parts.slice(index).join(''))
    return at + 1
  const canSkip = index > 0 && skipped < MAX_SKIPPED && SMALL_WORDS.has(word)
  return canSkip ? matchesFrom(search, index, at + 1, skipped + 1) : -1
}

/**
 * The run of words that a short form is made of the beginnings of.
 * @param words in small letters without accents; short forms among them in capitals
 * @param isLoose a word may stand for two letters; only when the text itself sets the short form beside it
 * @returns where it starts and ends; undefined when there is none
 */
export function findExpansion(
  short: string,
  words: readonly string[],
  isLoose = false,
): [number, number] | undefined {
  const parts = readParts(short)
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined
  const search = { parts, words, isLoose, dead: new Set<number>() }
  for (let at = 0; at < words.length; at += 1) {
    const end =
      SMALL_WORDS.has(words[at] ?? '') && parts[0] !== 'o' ? -1 : matchesFrom(search, 0, at)
    if (end >= 0 && end - at >= 2) return [at, end]
  }
  return undefined
}
