import { findTerms } from '../lexicon/find-terms.ts'
import { isSupported, type Quantity } from './quantities.ts'
import type { Reading } from './reading.ts'
import { keyOf, MODEST_RANK } from './vocabulary.ts'

/** What is wrong with a text. */
interface Claim {
  kind: 'figure' | 'skill' | 'role' | 'name' | 'claim'
  reason: string
}

const MIN_SPELLING_LETTERS = 6

/** Whether two words differ by one letter: added, lost, changed, or two swapped. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one.charAt(start) === other.charAt(start)) start += 1
  const rest = (word: string, skip: number) => word.slice(start + skip)
  if (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1)
  )
    return true
  const isSwapped =
    one.charAt(start) === other.charAt(start + 1) && one.charAt(start + 1) === other.charAt(start)
  return isSwapped && rest(one, 2) === rest(other, 2)
}

/** A corrected spelling: the misspelt word was there and is gone. */
function isSpellingFix(written: string, told: Reading, sources: readonly Reading[]): boolean {
  const word = written.toLowerCase()
  if (word.length < MIN_SPELLING_LETTERS || /[^\p{L}]/u.test(word)) return false
  const gone = sources.flatMap(({ words }) => words).filter(({ key }) => !told.keys.has(key))
  return gone.some(
    (other) =>
      other.written.length >= MIN_SPELLING_LETTERS &&
      isOneLetterOff(word, other.written.toLowerCase()),
  )
}

function checkRole(told: Reading, sources: readonly Reading[]): Claim | undefined {
  const claimed = told.ranks.reduce((one, other) => Math.max(one, other), -1)
  const allowed = sources
    .flatMap(({ ranks }) => ranks)
    .reduce((one, other) => Math.max(one, other), MODEST_RANK)
  const wasModest =
    sources.length > 0 &&
    sources.every(({ ranks }) => ranks[0] !== undefined && ranks[0] <= MODEST_RANK)
  const isModest = told.ranks.some((rank) => rank <= MODEST_RANK)
  if (claimed > allowed || (wasModest && !isModest))
    return { kind: 'role', reason: 'It claims a larger role than the resume does.' }
  return undefined
}

/** Terms of the lexicon that stand nowhere in the sources, under any of their names. */
function checkTerms(told: Reading, sources: readonly Reading[]): Claim[] {
  return findTerms(told.text).flatMap(({ term, written }) => {
    const isNamed = !told.terms.has(term.name) || sources.some(({ terms }) => terms.has(term.name))
    const isSpelled = sources.some(({ keys }) =>
      (written.match(/[\p{L}\p{N}+#]+/gu) ?? []).every((word) => keys.has(keyOf(word))),
    )
    return isNamed || isSpelled
      ? []
      : [{ kind: 'skill', reason: `It names ${written}, which the resume does not name there.` }]
  })
}

function checkWords(told: Reading, sources: readonly Reading[]): Claim[] {
  // Another name of the same skill is no new word.
  const aliases = new Set(
    findTerms(told.text)
      .filter(({ term }) => sources.some(({ terms }) => terms.has(term.name)))
      .flatMap(({ written }) => written.match(/[\p{L}\p{N}+#]+/gu) ?? []),
  )
  const unknown = told.words.find(
    ({ written, key, rank }) =>
      rank === undefined &&
      !aliases.has(written) &&
      !sources.some(({ keys }) => keys.has(key)) &&
      !isSpellingFix(written, told, sources),
  )
  if (!unknown) return []
  const isName = /^\p{Lu}/u.test(unknown.written) && unknown !== told.words[0]
  return [
    {
      kind: isName ? 'name' : 'claim',
      reason: `The resume does not say '${unknown.written.slice(0, 40)}' there.`,
    },
  ]
}

/**
 * What a text claims beyond its sources: figures, tools and skills, a larger role, and any other
 * word that says something they do not say. Closed by default: a word that is neither in the
 * sources, nor another way to say one of theirs, nor empty of meaning, counts as a claim.
 * @param isGiven figures that are known from elsewhere, such as years of experience
 */
export function checkClaims(
  told: Reading,
  sources: readonly Reading[],
  isGiven: (quantity: Quantity) => boolean,
): Claim[] {
  const figures = told.quantities
    .filter(
      (quantity) =>
        !isGiven(quantity) && !sources.some((source) => isSupported(quantity, source.quantities)),
    )
    .map(({ written }): Claim => ({
      kind: 'figure',
      reason: `The resume does not have the figure '${written}' there.`,
    }))
  const role = checkRole(told, sources)
  return [
    ...figures,
    ...checkTerms(told, sources),
    ...(role ? [role] : []),
    ...checkWords(told, sources),
  ]
}
