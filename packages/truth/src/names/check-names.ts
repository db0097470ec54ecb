import { findTerms, type Hit } from '@tailorbird/lexicon'
import { foldWord } from '@tailorbird/language'
import type { Reading } from '../clauses/reading.ts'
import { isFormOf, isOneLetterOff } from '../vocabulary/same-word.ts'
import { unsaid, type Claim } from '../clauses/violation.ts'
import { products } from '../words/names/products.ts'
import { innerPlurals, genitiveLetter, toolCues } from '../words/names/name-cues.ts'
import { nameJoints } from '../words/deeds/joints.ts'

/** A name in a text: what only the same name can support. */
export interface Name {
  written: string
  start: number
  end: number
  hit: Hit | undefined
}

const WORD = /[\p{L}\p{N}]+/gu
/** 'InDesign', 'eBay'; but 'KPIs' is a plural, 'qPCR' a short form, and 'KollegInnen' are colleagues. */
const INSIDE = /\p{Ll}\p{Lu}/u
const NO_NAME = new RegExp(String.raw`^\p{Lu}*s$|(?:${innerPlurals})$|^\p{Ll}{1,2}\p{Lu}+$`, 'u')
const MAKER = /^(?:Microsoft|MS|Adobe|Google|Apple|Autodesk|Apache|SAP|Oracle|Intuit)$/
const CAPITAL = /^\p{Lu}/u
const SENTENCE_END = /(?:^|[.!?•])\s*$/
const PRODUCTS = new Set(products.split(/\s+/))
const CUE = new RegExp(String.raw`(?:^|\s)(?:${toolCues})\s$`, 'iu')
const LIST = new RegExp(String.raw`(?:,| (?:${nameJoints})| &|\/)\s?$`, 'u')
/** 'In Spring 2023' is a time, 'in Project Management' a phrase. */
const NO_PRODUCT = /^ (?:\d{4}|\p{Lu})/u
const MIN_SPELLING_LETTERS = 7
const MIN_START = 4

const isCapitalInside = (written: string) => INSIDE.test(written) && !NO_NAME.test(written)
const isFirst = (text: string, start: number) =>
  SENTENCE_END.test(text.slice(Math.max(0, start - 4), start))

/** A term whose own name tells that it is one: 'indesign' is 'Adobe InDesign', 'Teams' is 'Microsoft Teams'. */
function isNameHit({ term, written, start }: Hit, text: string): boolean {
  if (term.kind !== 'skill' && term.kind !== 'certification') return false
  const [first = '', ...rest] = written.match(WORD) ?? []
  if (rest.length === 0)
    return CAPITAL.test(first)
      ? term.kind === 'skill' && !isFirst(text, start)
      : (term.name.match(WORD) ?? []).some(
          (word) => isCapitalInside(word) && foldWord(word) === foldWord(first),
        )
  return CAPITAL.test(first) && rest.some((word) => CAPITAL.test(word)) && isProper(term.name)
}

/** 'Microsoft Teams', and not 'Quality control'. */
const isProper = (name: string) =>
  (name.match(WORD) ?? []).slice(1).some((word) => CAPITAL.test(word))

/** The names in a text: words with a capital inside, terms that are called so, and products with a word for a name. */
export function listNames({ text, hits }: Reading): Name[] {
  const names: Name[] = hits
    .filter((hit) => isNameHit(hit, text) && !/^ \d{4}/.test(text.slice(hit.end, hit.end + 5)))
    .map((hit) => ({ written: hit.written, start: hit.start, end: hit.end, hit }))
  const isIn = (start: number) => names.some((name) => name.start <= start && start < name.end)
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    if (!/\p{Lu}/u.test(written) || isIn(start)) continue
    const before = text.slice(Math.max(0, start - 12), start)
    const isProduct =
      PRODUCTS.has(written) &&
      !NO_PRODUCT.test(text.slice(start + written.length, start + written.length + 5)) &&
      (CUE.test(before) ||
        (LIST.test(before) && names.some(({ end }) => end < start && start - end <= 6)))
    if (isProduct || isCapitalInside(written))
      names.push({ written, start, end: start + written.length, hit: undefined })
  }
  return names
}

/** A source's words that may be names, or nouns of a language that writes them with a capital. */
interface Capitals {
  written: Set<string>
  /** Without case; two words behind each other, the first with a capital, also as one. */
  joined: Set<string>
  /** With a capital in the middle of a sentence, and no name of something else. */
  nouns: string[]
}

function readCapitals({ text, hits }: Reading): Capitals {
  const words = [...text.matchAll(WORD)]
  const isTerm = (at: number) => hits.some(({ start, end }) => start <= at && at < end)
  return {
    // 'Drive' that starts a sentence may be a verb.
    written: new Set(
      words
        .filter(
          ({ 0: word, index }) => !PRODUCTS.has(word) || !isFirst(text, index) || isTerm(index),
        )
        .map(([word]) => word),
    ),
    joined: new Set(
      words.flatMap(([word], index) => {
        const next = words[index + 1]?.[0] ?? ''
        return CAPITAL.test(word) && CAPITAL.test(next)
          ? [foldWord(word), foldWord(word + next)]
          : [foldWord(word)]
      }),
    ),
    nouns: words
      .filter(
        ({ 0: word, index }) =>
          CAPITAL.test(word) && !INSIDE.test(word) && !isFirst(text, index) && !isTerm(index),
      )
      .map(([word]) => foldWord(word)),
  }
}

/** Whether a source says one word of a name. */
function holdsWord(word: string, { written, joined, nouns }: Capitals): boolean {
  const form = foldWord(word)
  // 'A driver's license' and 'drives'.
  const bends = form.length >= MIN_START && !CAPITAL.test(word) && !isCapitalInside(word)
  if (bends && [...joined].some((other) => isFormOf(form, other))) return true
  if (isCapitalInside(word) || !CAPITAL.test(word)) {
    if (joined.has(form) || joined.has(form.replace(/s$/, ''))) return true
  } else if (
    written.has(word) ||
    written.has(word.replace(/s$/, '')) ||
    (word.length > 3 && written.has(word.toUpperCase()))
  )
    return true
  return nouns.some(
    (noun) =>
      (form.length >= MIN_START &&
        noun.length >= form.length + MIN_START &&
        noun.startsWith(form)) ||
      (form.length >= MIN_SPELLING_LETTERS && isOneLetterOff(form, noun)),
  )
}

/** The words of a name without its maker's: 'Microsoft Word' is 'Word'. */
function partsOf({ written }: Name): string[] {
  const words = written.match(WORD) ?? []
  const said = words.filter((word) => word !== genitiveLetter)
  return words.length > 1 && MAKER.test(words[0] ?? '') ? said.slice(1) : said
}

/** The names in a skill that only the same name supports: 'Excel' and 'InDesign', and not 'Negotiation'. */
export function listSkillNames(skill: Reading): Name[] {
  const { text, hits } = skill
  const isSingle = /^[\p{L}\p{N}]+$/u.test(text)
  if (!isSingle)
    return listNames(skill).filter(
      ({ written, hit }) => !hit || isCapitalInside(written) || written.includes(' '),
    )
  const isName =
    isCapitalInside(text) ||
    PRODUCTS.has(text) ||
    (hits.length === 1 && findTerms(text.toLowerCase()).length === 0)
  return isName ? [{ written: text, start: 0, end: text.length, hit: hits[0] }] : []
}

/** Whether a source has a name, written as one. */
export const holdsName = (name: Name, source: Reading): boolean =>
  (name.hit !== undefined && source.terms.has(name.hit.term.name)) ||
  partsOf(name).every((word) => holdsWord(word, readCapitals(source)))

/**
 * Names that no source has. No other word stands for a name, be it written alike ('InDesign' and 'designed',
 * 'Teams' and 'teams'): only the same name, another one of the same term, or what it is short for.
 * @param isAlias whether a part of the text is another name of what a source says
 */
export function checkNames(
  names: readonly Name[],
  sources: readonly Reading[],
  isAlias: (name: Name) => boolean,
): Claim[] {
  if (names.length === 0) return []
  const capitals = sources.map(readCapitals)
  return names
    .filter(
      (name) =>
        !sources.some(({ terms }) => name.hit !== undefined && terms.has(name.hit.term.name)) &&
        !isAlias(name) &&
        !partsOf(name).every((word) => capitals.some((source) => holdsWord(word, source))),
    )
    .map(({ written }) => ({
      kind: 'skill',
      ...unsaid(written),
    }))
}
