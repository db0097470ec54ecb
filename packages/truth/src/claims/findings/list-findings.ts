import { type ClaimWord, type Reading, tells } from '../../clauses/reading.ts'
import { compareFacts } from '../../lines/compare-facts.ts'
import { SUPPORT, type Aligned } from '../compare/align.ts'
import { isOf } from '../compare/classes.ts'
import { findCrossed } from './find-crossed.ts'
import type { Comparison } from '../compare/comparison.ts'
import { findPrefixLost } from './find-prefix-lost.ts'
import { findSourceLimit } from './find-source-limit.ts'
import { foldWord, SMALL_WORDS } from '@tailorbird/language'
import { locate } from './locate.ts'
import { listLost } from '../signs/read-lost.ts'
import { toFinding } from './to-finding.ts'
import type { Finding } from './verdict.ts'
import type { ClaimWordClass } from '../words/index.ts'
import { because } from '../../reasons/write-reason.ts'

/** What makes a deed smaller where it stands. */
const LIMITING: readonly ClaimWordClass[] = ['with', 'parts', 'limits', 'states', 'negations']
/** Ids of certificates, skills and languages, and of what stands in sections of no known kind: courses, memberships. */
const PAPERS = /^[clsx]/
const PHRASE_WORDS = 4
const MAX_WORDS = 6

/** The words from a limiting one on, as the source has them: 'with my lead'. Small words at its end would only begin something. */
function quotePhrase(source: Reading, word: ClaimWord): string {
  const from = source.all.indexOf(word)
  const rest = source.all
    .slice(from, from + PHRASE_WORDS)
    .filter(({ clause }) => clause === word.clause)
  const last = rest.findLast((one) => one === word || !SMALL_WORDS.has(foldWord(one.written)))
  // A line of titles above a summary is another phrase.
  return source.text.slice(word.start, last?.end ?? word.end).split('\n')[0] ?? ''
}

/** A word of a source that limits its deed, and that a text leaves out, with what follows it. */
export const nameLeftOut = (source: Reading, limit: ClaimWord): Finding =>
  toFinding({ kind: 'left-out', ...because('left-out', quotePhrase(source, limit)) })

/** What limits what is taken from sources, where no line is replaced. */
function findLimitsOfSources({ told, sources, sourceIds = [] }: Comparison): Finding[] {
  return sources.flatMap((source, at) => {
    const limit = findSourceLimit(told, source, PAPERS.test(sourceIds[at] ?? ''))
    return limit ? [nameLeftOut(source, limit)] : []
  })
}

/** What limits the source's deed, and is not told. */
function findLeftOut(comparison: Comparison): Finding[] {
  const { told, target, context } = comparison
  if (!target) return findLimitsOfSources(comparison)
  const lost = new Set(listLost(told, target, context))
  const kept = new Set(told.all.map(({ key }) => key))
  const limit = target.all.find(
    (word) =>
      (lost.has(word) || (word.isNeutral && !kept.has(word.key))) &&
      LIMITING.some((name) => isOf(name, word.written)),
  )
  return limit ? [nameLeftOut(target, limit)] : []
}

const nameWords = ({ told }: Comparison, aligned: readonly Aligned[]): Finding[] =>
  aligned.slice(0, MAX_WORDS).map(({ word: { start, end } }) => {
    const words = told.text.slice(start, end)
    return toFinding({ kind: 'wording', unsaid: words, ...because('unsaid', words) })
  })

/** The words that no source is known to say. */
const findWording = (comparison: Comparison, aligned: readonly Aligned[]) =>
  nameWords(
    comparison,
    aligned.filter(({ support }) => support < SUPPORT.related),
  )

/**
 * What is in doubt where nothing else was found: the words that no source says in any form, else what its line says and it does not,
 * else the words that are said in another form.
 */
export function findOtherWords(comparison: Comparison, aligned: readonly Aligned[]): Finding[] {
  const { told, target, sources } = comparison
  const below = (least: number) =>
    aligned.filter(({ support }) => support < least && support !== SUPPORT.context)
  const line = target ?? (sources.length === 1 ? sources[0] : undefined)
  const lost = line?.all.find(
    ({ key, written }) => !SMALL_WORDS.has(foldWord(written)) && !tells(told, key),
  )
  const found = [
    nameWords(comparison, below(SUPPORT.form)),
    line && lost ? [nameLeftOut(line, lost)] : [],
    nameWords(comparison, below(SUPPORT.same)),
  ].find(({ length }) => length > 0)
  return (found ?? []).map((finding) => locate(comparison, finding))
}

/** 'SEND' is a short form, 'vous' of 'rendez-vous' a part of a word, and 'click' one of the term 'Click & Collect'. */
const isPartOfName = ({ text, hits }: Reading, { written, start, end }: ClaimWord) =>
  /^\p{Lu}{2,}$/u.test(written)
    ? /\p{Ll}/u.test(text)
    : /\p{L}-$/u.test(text.slice(0, start)) ||
      hits.some((hit) => hit.start <= start && end < hit.end)

/** With which words a text speaks to who reads it, where no source does. */
export function findAddressing({ told, sources }: Comparison): Finding[] {
  const word = told.all.find(
    (one) =>
      isOf('addresses', one.written) &&
      !isPartOfName(told, one) &&
      !sources.some(({ forms }) => forms.has(foldWord(one.written))),
  )
  return word ? [toFinding({ kind: 'about', ...because('addressed', word.written) })] : []
}

/** With which word a sentence that replaces no line begins as an order does; a source that begins so is somebody's present work. */
export function findOrder({ told, target, sources }: Comparison): Finding[] {
  const first = told.all[0]
  const word = first?.written
  if (target || first === undefined || word === undefined || isPartOfName(told, first)) return []
  // 'De' is a word that any French sentence has, and 'Dé' an order.
  if (!isOf('orders', word) || SMALL_WORDS.has(word.toLowerCase())) return []
  if (sources.some(({ all }) => all[0] && foldWord(all[0].written) === foldWord(word))) return []
  return [toFinding({ kind: 'about', ...because('addressed', word) })]
}

/** Whether a text has a word of what its reader should do, where no source has it: 'the one to invite for interviews'. */
export const asksReader = ({ told, sources }: Comparison): boolean =>
  told.all.some(
    ({ written, key }) =>
      (isOf('orders', written) || isOf('orders', key)) &&
      !sources.some((source) => tells(source, key)),
  )

/** What stands between a text and its sources, the gravest first. */
export function listFindings(comparison: Comparison, aligned: readonly Aligned[]): Finding[] {
  const { told, sources, context } = comparison
  const claims = compareFacts({ told, sources, context })
  const grave = claims.filter(({ isSoft }) => isSoft !== true).map(toFinding)
  return [
    ...grave,
    ...findLeftOut(comparison),
    ...findPrefixLost(comparison),
    ...findCrossed(comparison),
    ...findWording(comparison, aligned),
  ].map((finding) => locate(comparison, finding))
}
