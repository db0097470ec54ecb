import { findTerms, type Hit, type RequirementKind } from '@tailorbird/lexicon'
import { namesRole } from '@tailorbird/reading'
import { foldWord, remember, rememberOf, stem } from '@tailorbird/language'
import { findQuantities } from '../quantities/find-quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isCompoundOf, isFormOf, isPartOf } from '../vocabulary/same-word.ts'
import { lessons, units } from '../words/roles/units-of-people.ts'
import {
  isNeutral,
  LED_RANK,
  MODEST_RANK,
  listRelated,
  listSynonyms,
  measurePhrase,
  qualifiersOf,
  rankOf,
} from '../vocabulary/vocabulary.ts'
import { dottedForms } from '../words/names/dotted.ts'
import { fullGenitives, pastEnding } from '../words/deeds/deed-endings.ts'
import { actingWord, underWords } from '../words/roles/leaders.ts'
import { coKey } from '../words/roles/partakers.ts'
import {
  beforeFound,
  conductKey,
  findKey,
  foundForm,
  goKey,
  leadKey,
  openingVerbs,
  runKey,
} from '../words/deeds/single-verbs.ts'
import { intendedPhrases } from '../words/roles/unsettled.ts'
import { elidedArticles } from '../words/deeds/determiners.ts'
import { wholly } from '../words/join-words.ts'

/** A word or a phrase of a text. */
export interface ClaimWord {
  written: string
  /** Its stem; 'set_up' for a phrase. */
  key: string
  rank: number | undefined
  /** It claims nothing. */
  isNeutral: boolean
  /** Which clause it stands in, counted from 0; marks part clauses. */
  clause: number
  start: number
  end: number
}

/** A text as the claims in it. */
export interface Reading {
  text: string
  /** All words in order. */
  all: ClaimWord[]
  /** Words that say something. */
  words: ClaimWord[]
  /** Keys of `words`, of the words inside their phrases, and of words that may stand for them. */
  keys: Set<string>
  /** As `keys`, with the words that claim nothing: they may still support others. */
  supports: Set<string>
  /** Every word of the text as it stands, in small letters without accents. */
  forms: Set<string>
  /** Names of tools, skills, certificates, degrees and languages. */
  terms: Set<string>
  hits: Hit[]
  quantities: readonly Quantity[]
}

const UNITS = new Set(units.split(/\s+/).map(stem))
const LESSONS = new Set(lessons.split(/\s+/).map(stem))

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*[+#]*|[.;:,()!?–—|]/gu
const MARK = /^[^\p{L}\p{N}]/u
const CLAIM_KINDS = new Set<RequirementKind>([
  'skill',
  'certification',
  'degree',
  'language',
  'domain',
])

interface Token {
  written: string
  form: string
  key: string
  start: number
  end: number
}

const MIN_FORM_LETTERS = 5
const MIN_JOINED = 7
const GENITIVE = new RegExp(fullGenitives)
const foldForm = (written: string) => foldWord(written).replace(GENITIVE, '')

const ELIDED = new RegExp(String.raw`^(?:${elidedArticles})['’](?=\p{L}{2})`, 'u')
/** "l'équipe", "d'un": the article goes. */
const cutArticle = (form: string) => form.replace(ELIDED, '')

function readTokens(text: string, quantities: readonly Quantity[]): (Token | undefined)[] {
  let next = 0
  return [...text.matchAll(WORD)].map((match) => {
    const start = match.index
    const end = start + match[0].length
    while ((quantities[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    const isFigure = (quantities[next]?.start ?? Number.POSITIVE_INFINITY) < end
    // A decimal point is no end of a clause.
    const isShort =
      match[0] === '.' &&
      (/\S/.test(text.charAt(end)) || SHORT_BEFORE.test(text.slice(Math.max(0, start - 7), start)))
    if (isFigure) return FIGURE
    if (MARK.test(match[0])) return isShort ? FIGURE : undefined
    const form = cutArticle(foldForm(match[0]))
    return { written: match[0], form, key: stem(form), start, end }
  })
}

const FIGURE: Token = { written: '', form: '', key: '', start: 0, end: 0 }

const SHORT_BEFORE = new RegExp(String.raw`(?:^|[\s(])(?:${dottedForms})$`, 'i')
const STARTS = wholly(openingVerbs)
const FOUND = wholly(foundForm, 'i')
const BEFORE_FOUND = wholly(beforeFound, 'i')
const UNDER = new RegExp(`(?:^| )(?:${underWords})$`, 'i')
const INTENDED = wholly(intendedPhrases, 'i')

/** A verb in capitals behind a small word: lines that were joined without a mark. */
const startsSentence = (token: Token, before: Token | undefined) =>
  before !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(token.written) &&
  !/^\p{Lu}/u.test(before.written) &&
  (token.written.endsWith(pastEnding) || STARTS.test(token.form))

/** Words in order, phrases as one. */
function readWords(
  text: string,
  tokens: readonly (Token | undefined)[],
): { all: ClaimWord[]; parts: string[] } {
  const stems = tokens.map((token) => token?.key ?? '')
  const forms = tokens.map((token) => token?.form ?? '')
  const all: ClaimWord[] = []
  const parts: string[] = []
  let clause = 0
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]
    const length = token && token !== FIGURE ? measurePhrase(stems, forms, index) : 1
    if (token === undefined || startsSentence(token, tokens[index - 1])) clause += 1
    if (token === undefined) {
      // A mark ends the clause and is no word.
    } else if (token !== FIGURE) {
      const last = tokens[index + length - 1] ?? token
      const key = stems.slice(index, index + length).join('_')
      const form = forms.slice(index, index + length).join('_')
      const isEmpty = isNeutral(form, key)
      all.push({
        written: length === 1 ? token.written : form.replaceAll('_', ' '),
        key,
        // 'Helped out' is as modest as 'helped'.
        rank:
          rankOf(form, key) ?? (length > 1 && !isEmpty ? rankOf(token.form, token.key) : undefined),
        isNeutral: isEmpty,
        clause,
        start: token.start,
        end: last.end,
      })
      if (length > 1 && !isEmpty)
        for (const part of tokens.slice(index, index + length))
          if (part && !isNeutral(part.form, part.key)) parts.push(part.key)
    }
    index += length
  }
  for (const [index, word] of all.entries()) {
    const isLesson = all
      .slice(index + 1, index + 5)
      .some(({ key }) => LESSONS.has(key.split('_').at(-1) ?? ''))
    // 'Found homes for pets' is from 'find'; 'helped found a club' is not.
    if (FOUND.test(word.written) && !BEFORE_FOUND.test(all[index - 1]?.written ?? '')) {
      word.key = findKey
      word.rank = undefined
    }
    // 'Co-produce': with others.
    if (word.key === coKey && text.charAt(word.end) === '-') word.rank = MODEST_RANK
    // 'Under a partner's supervision' is no supervision of one's own.
    if (
      word.rank === LED_RANK &&
      all.slice(Math.max(0, index - 4), index).some((before) => UNDER.test(before.written))
    )
      word.rank = 0
    const runsUnit = all.slice(index + 1, index + 5).some(({ key }) => UNITS.has(key))
    // Who runs a kitchen leads it; who runs a test does not.
    if (word.key === runKey && runsUnit && word.rank === undefined) word.rank = LED_RANK
    // Who leads a seminar gives it.
    if (word.rank === LED_RANK && word.key === leadKey && isLesson) {
      word.rank = undefined
      word.key = conductKey
      word.isNeutral = true
    }
  }
  return { all, parts }
}

/** A line of a resume is asked about by each text that it may support. */
const MAX_KEPT_CHARS = 500

/** Reads one text. Figures are no words: they are compared by value. Nobody changes what it gives. */
export const readClaims = remember((text: string): Reading => {
  const quantities = findQuantities(text)
  const tokens = readTokens(text, quantities)
  const { all, parts } = readWords(text, tokens)
  const words = all.filter(
    (word) =>
      !word.isNeutral || (/^\p{Lu}/u.test(word.written) && word.key === goKey && word !== all[0]),
  )
  const hits = findTerms(text).filter(({ term }) => CLAIM_KINDS.has(term.kind))
  return {
    text,
    all,
    words,
    keys: new Set([...words.map(({ key }) => key), ...parts]),
    supports: new Set([
      ...all.map(({ key }) => key),
      ...tokens.flatMap((token) => (token ? [token.key] : [])),
    ]),
    forms: new Set(tokens.flatMap((token) => (token ? [token.form] : []))),
    terms: new Set(hits.map(({ term }) => term.name)),
    hits,
    quantities,
  }
}, MAX_KEPT_CHARS)

/** Whether two words are one in two forms. */
export const isSameWord = ({ key }: ClaimWord, other: ClaimWord): boolean =>
  key === other.key || isFormOf(foldWord(other.written), key)

/** Whether a text has a word, or one that it may stand for. */
export function says(reading: Reading, key: string): boolean {
  if (reading.supports.has(key)) return true
  for (const other of listSynonyms(key)) if (reading.supports.has(other)) return true
  return false
}

/** Whether `told` says what a source's word says. */
export function retells(told: Reading, key: string): boolean {
  if (told.supports.has(key)) return true
  for (const other of listRelated(key)) if (told.supports.has(other)) return true
  return false
}

/** As retells, or in another form of the word, or as a part of it. */
export function tells(told: Reading, key: string): boolean {
  return (
    retells(told, key) ||
    (key.length >= MIN_FORM_LETTERS &&
      [...told.forms].some((form) => isFormOf(key, form) || isPartOf(form, key)))
  )
}

/** How much of `source` is told again by `told`, 0 to 1. */
export function coverage(source: Reading, told: readonly Reading[]): number {
  const claims = [...source.keys]
  if (claims.length === 0) return 1
  // 'Flowerbeds' tells both 'flower' and 'beds'.
  const joined = told.flatMap(({ forms }) =>
    [...forms].filter((form) => form.length >= MIN_JOINED).map((form) => stem(form)),
  )
  const parts = [...source.supports]
  const has = (claim: string) =>
    told.some((text) => tells(text, claim)) ||
    joined.some((form) => form.includes(claim) && form !== claim && isCompoundOf(form, parts))
  const figures = source.quantities.filter((quantity) =>
    told.some((text) => text.quantities.some((other) => other.value === quantity.value)),
  )
  return (claims.filter(has).length + figures.length) / (claims.length + source.quantities.length)
}

/** Names of what a word limits: see qualifiers. */
export const readQualifiers = rememberOf(({ all }: Reading) =>
  all.flatMap((word, index) => {
    const isActing =
      word.written.toLowerCase() === actingWord &&
      all.slice(index + 1, index + 4).some(({ written }) => namesRole(written))
    const before = all[index - 1]
    // 'Payment plans to customers' intends nothing.
    if (INTENDED.test(word.written) && before?.clause === word.clause && !before.isNeutral)
      return []
    const names = isActing ? ['second'] : qualifiersOf(word.key, word.written)
    return names.map((name) => ({ name, word }))
  }),
)

/** The clauses of a source that a text tells something of. */
export const listToldClauses = (told: Reading, { words }: Reading): Set<number> =>
  new Set(words.filter(({ key }) => tells(told, key)).map(({ clause }) => clause))
