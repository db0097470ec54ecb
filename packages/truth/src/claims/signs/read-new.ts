import { measureKinship } from '@tailorbird/lexicon'
import type { Reading } from '../../clauses/reading.ts'
import { isVerbPlace } from '../../deeds/exchange-verb.ts'
import { isNameIn } from '../../names/is-name.ts'
import {
  commits,
  isKnown,
  isVerb,
  LED_RANK,
  MODEST_RANK,
  promises,
} from '../../vocabulary/vocabulary.ts'
import { CLAIM_JOINT, DOING_ENDINGS } from '../../words/deeds/claim-signs.ts'
import { wholly } from '../../words/join-words.ts'
import { readMeanings, SUPPORT, type Aligned } from '../compare/align.ts'
import { isOf } from '../compare/classes.ts'
import { add, type Signs } from '../compare/sign-list.ts'

const AND = wholly(`${CLAIM_JOINT}|&`, 'i')
const DOING = new RegExp(`(?:${DOING_ENDINGS})$`, 'i')
const KIN = 0.15
const FAR_KIN = 0.04

/** What an unknown word is. */
function readUnknown(signs: Signs, told: Reading, { word }: Aligned): void {
  const before = told.all[told.all.indexOf(word) - 1]
  add(signs, 'new-name', isNameIn(word, told) || /\d/.test(word.written))
  add(
    signs,
    'new-term',
    told.hits.some(({ start, end }) => start <= word.start && word.end <= end),
  )
  add(signs, 'new-promise', promises(word.key))
  add(signs, 'new-commit', commits(word.key))
  add(signs, 'new-rank', (word.rank ?? 0) >= LED_RANK)
  add(signs, 'new-modest', (word.rank ?? LED_RANK) <= MODEST_RANK)
  add(signs, 'new-known-word', isKnown(word.key))
  add(signs, 'new-sense', readMeanings(told).groupsAt.has(word.start))
  add(signs, 'new-high', isOf('highs', word.written))
  add(signs, 'new-behind-reach', before !== undefined && isOf('reaches', before.written))
  add(signs, 'new-behind-and', AND.test(before?.written ?? ''))
  add(signs, 'new-ing', DOING.test(word.written))
}

/** How near an unknown word is to those of the sources, in the data files of all professions. */
function readKin(signs: Signs, { word }: Aligned, keys: readonly string[]): void {
  const near = Math.max(
    0,
    ...word.key.split('_').flatMap((part) => keys.map((key) => measureKinship(part, key))),
  )
  add(signs, 'kin', near)
  add(signs, near > KIN ? 'unknown-kin' : near > FAR_KIN ? 'unknown-far-kin' : 'unknown-alien')
}

const levelOf = ({ support }: Aligned) =>
  support === SUPPORT.related ? 'related' : support === SUPPORT.near ? 'near' : 'unknown'

/** Clauses of which no word is known. */
function readClauses(signs: Signs, aligned: readonly Aligned[]): void {
  for (const clause of new Set(aligned.map(({ word }) => word.clause))) {
    const own = aligned.filter(({ word }) => word.clause === clause)
    add(
      signs,
      'new-clause',
      own.length > 1 && own.every(({ support }) => support < SUPPORT.related),
    )
  }
}

/** What a text says that its sources do not. */
export function readNew(
  signs: Signs,
  told: Reading,
  aligned: readonly Aligned[],
  sources: readonly Reading[],
  resume: readonly Reading[],
): void {
  const keys = sources.flatMap(({ words }) => words.flatMap(({ key }) => key.split('_')))
  const distinct = [...new Set(keys)]
  for (const [at, one] of aligned.entries()) {
    const { word, support, isTerm } = one
    add(signs, `support-${support}`)
    add(signs, 'term-known', isTerm)
    if (support >= SUPPORT.context) continue
    const level = levelOf(one)
    const isVerbLike = isVerbPlace(told, told.all.indexOf(word)) || isVerb(word.key)
    add(signs, `${level}-${isVerbLike ? 'verb' : 'other'}`)
    add(signs, `${level}-first`, at === 0)
    if (level === 'related') continue
    readUnknown(signs, told, one)
    readKin(signs, one, distinct)
    if (resume.length > 0)
      add(
        signs,
        resume.some(({ supports }) => supports.has(word.key)) ? 'said-elsewhere' : 'said-nowhere',
      )
  }
  readClauses(signs, aligned)
  const unknown = aligned.filter(({ support }) => support < SUPPORT.related).length
  add(signs, 'unknown', unknown)
  add(signs, 'unknown-share', unknown / Math.max(1, aligned.length))
  add(signs, 'last-unknown', (aligned.at(-1)?.support ?? SUPPORT.same) < SUPPORT.related)
}
