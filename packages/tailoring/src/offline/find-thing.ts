import { findTerms, type Hit, isUntranslated, listNextKinds } from '@tailorbird/lexicon'
import { SMALL_WORDS } from '@tailorbird/language'
import { type AskedTerm, foldWords, isPlainlySame, type PostingTerms } from '@tailorbird/matching'
import { isProduct } from './is-product.ts'

const ACRONYM = /^[\p{Lu}\d][\p{Lu}\d/&+.-]+$/u

/** Whether a name is written in capitals alone: 'ERP', 'CI/CD'. */
export const isAcronym = (name: string): boolean => ACRONYM.test(name)

const shareWord = (one: string, other: string) =>
  foldWords(one)
    .trim()
    .split(' ')
    .some((word) => foldWords(other).includes(` ${word} `))

/** Whether what follows says a word of the kind itself: 'GitHub Actions pipeline'. */
const isSaidNext = (text: string, { end }: Hit, term: string) =>
  shareWord(text.slice(end).split(/\s+/).slice(0, 3).join(' '), term)

/** Whether a bracket may follow: none is there, and the name does not go on. Before a noun only a short one reads well. */
function isFree(text: string, { start, end }: Hit, kind: string): boolean {
  const before = text.slice(0, start)
  const isInBracket = before.lastIndexOf('(') > before.lastIndexOf(')')
  const isPart = /[/–-]$/u.test(before) || /^(?:[/'’–-]|\s[\p{Lu}\d(/&+–-])/u.test(text.slice(end))
  const next = /^\s(\p{L}+)/u.exec(text.slice(end))?.[1]
  const isOpen = next === undefined || SMALL_WORDS.has(next.toLowerCase()) || isAcronym(kind)
  return !isInBracket && !isPart && isOpen
}

/** 'A/P' and 'accounts payable', 'E2E tests' and 'end-to-end tests': one is short for the other, or is written so. */
const isShort = (written: string) =>
  /^[\p{Lu}\d][\p{L}\d/&+.-]*s?(?:\s\p{Ll}+)?$/u.test(written) && /\p{Lu}.*\p{Lu}|\d/u.test(written)

/** Whether letters stand in a word in their order, the first one first: 'UStVA' in 'Umsatzsteuervoranmeldung'. */
function isWithin(letters: readonly string[], word: string): boolean {
  if (word.charAt(0) !== letters[0]) return false
  let at = 0
  return letters.every((letter) => {
    at = word.indexOf(letter, at) + 1
    return at > 0
  })
}

/** Whether the letters of the short one of two names open words of the other, or stand in its one long word. */
function isInitials(one: string, other: string): boolean {
  const [short, long] = isShort(one) ? [one, other] : [other, one]
  const letters: string[] = short.toLowerCase().match(/\p{L}/gu) ?? []
  const words = (long.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => letters.includes(word.charAt(0)) || word.length > 3,
  )
  const [word = ''] = words
  if (words.length === 1) return letters.length > 2 && isWithin(letters, word)
  const isWhole = words.length >= 2 && words.length === letters.length
  return isWhole && words.every((each, at) => each.charAt(0) === letters[at])
}

/** A capital within a sentence is a name's, where nouns have none. 'GL' is short for words, and no name. */
const isNameInside = (text: string, { start, written }: Hit, hasNounCapitals: boolean) =>
  !hasNounCapitals && /^\p{Lu}.*\p{Ll}/u.test(written) && /[\p{Ll},]\s$/u.test(text.slice(0, start))

/** 'DFMEA' and 'PFMEA' are two things, not one and its kind. */
const isSibling = (one: string, other: string) =>
  isAcronym(one) && isAcronym(other) && one.slice(-3) === other.slice(-3)

/** 'ERP', 'GitOps', 'Kubernetes': judged blind, recruiters took a phrase behind a name ('infrastructure as code') for padding. */
const isName = (term: string, name: string) =>
  isAcronym(term) || /^\S*\p{L}\p{Lu}\S*$/u.test(term) || isUntranslated(name)

/** Whether a bracket follows soon: two of them are heavy. */
const hasBracketNext = (text: string, { end }: Hit) => text.slice(end, end + 25).includes('(')

/**
 * Where a text names a product that is a kind of what is asked for, or has the same in short or in full. What the posting itself names
 * needs no word behind it.
 * @param hasNounCapitals whether all nouns begin with a capital, as in German
 */
export const findThing = (
  text: string,
  { term, name }: AskedTerm,
  terms: PostingTerms,
  hasNounCapitals: boolean,
): Hit | undefined =>
  findTerms(text).find((hit) => {
    // 'FreeRTOS' says that it is an RTOS.
    const isInside = hit.written.toLowerCase().includes(term.toLowerCase())
    const isSaid = isInside || shareWord(hit.written, term) || isSaidNext(text, hit, term)
    if (isSaid || !isFree(text, hit, term) || hasBracketNext(text, hit)) return false
    if (hit.term.name === name)
      return isShort(hit.written) !== isShort(term) && isInitials(hit.written, term)
    const isProductHere = isProduct(hit.term.name) || isNameInside(text, hit, hasNounCapitals)
    return (
      isProductHere &&
      terms.find(hit.term.name) === undefined &&
      !isSibling(hit.written, term) &&
      isName(term, name) &&
      // 'Critically ill' asks for critical care, and does not name it.
      isPlainlySame(term, name) &&
      listNextKinds(hit.term.name).has(name)
    )
  })
