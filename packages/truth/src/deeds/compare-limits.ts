import { readQualifiers, tells, type ClaimWord, type Reading } from '../clauses/reading.ts'
import { IRREGULAR_PAST } from '../vocabulary/past-verb.ts'
import type { CompareFact } from '../clauses/compared.ts'
import type { Claim } from '../clauses/violation.ts'
import { isShared, LED_RANK, MODEST_RANK, qualifiersOf } from '../vocabulary/vocabulary.ts'
import { pastEnding } from '../words/deeds/deed-endings.ts'
import { limitJoints } from '../words/deeds/joints.ts'
import { openWords, settledStems } from '../words/roles/unsettled.ts'
import { wholly } from '../words/join-words.ts'
import { because } from '../reasons/write-reason.ts'

const MAX_GOVERNED = 6

const JOINT = wholly(limitJoints)

/** The words that a word limits: the next ones, or those before it ('French (basic)'). */
function readGoverned(source: Reading, word: ClaimWord, isNegation: boolean): string[] {
  const at = source.all.indexOf(word)
  const say = (words: readonly ClaimWord[]) =>
    words.filter(({ isNeutral, rank }) => !isNeutral && rank === undefined).map(({ key }) => key)
  const clause = source.all.slice(at + 1).filter((other) => other.clause === word.clause)
  // 'Helped test alarms and installed panels': the second verb is a claim of its own.
  const end = clause.findIndex(
    ({ written }, index) =>
      (JOINT.test(written) && clause[index + 1]?.written.endsWith(pastEnding) === true) ||
      IRREGULAR_PAST.test(clause[index + 1]?.written ?? ''),
  )
  if (end === 0) return []
  const after = say(end < 0 ? clause : clause.slice(0, end)).slice(0, MAX_GOVERNED)
  return after.length > 0 || isNegation ? after : say(source.all.slice(0, at)).slice(-MAX_GOVERNED)
}

/** Letters of the word that a phrase such as 'apply for' is about. */
const MIN_PART = 5

/** Whether what a word limits is told; the word itself, or what its phrase is about, is not. */
function isTold(told: Reading, source: Reading, word: ClaimWord): boolean {
  const parts = word.key.split('_').filter((part) => part.length >= MIN_PART)
  // 'Applied for' is still there in 'an application for'; 'trained by' is not in 'trained'.
  const isPartKept = word.rank === undefined && parts.some((part) => tells(told, part))
  if (tells(told, word.key) || isPartKept) return false
  const governed = readGoverned(source, word, qualifiersOf(word.key).includes('negated'))
  const retold = governed.filter((key) => tells(told, key)).length
  return retold > 0 && retold * 5 >= governed.length * 2
}

const OPEN = wholly(openWords, 'i')
const ENDS = new RegExp(`^(?:${settledStems})`)

/** A word that makes a claim less, with what says as much: its own kind, or another. */
interface Limit {
  word: ClaimWord
  kinds: readonly string[]
}

const isModest = ({ rank = LED_RANK }: ClaimWord) => rank <= MODEST_RANK

/** What limits the deeds of a source: the person's part in them. */
const listParts = ({ all }: Reading): Limit[] =>
  all.filter(isModest).map((word) => ({
    word,
    kinds: ['modest', ...(word.rank === MODEST_RANK ? ['shared'] : []), ...qualifiersOf(word.key)],
  }))

/** What else limits its claims: 'proposed', 'basic', 'not'; 'has not decided yet' and 'decision pending' say the same. */
function listQualified(source: Reading): Limit[] {
  const isOpen = source.all.some(({ key }) => ENDS.test(key))
  return readQualifiers(source).map(({ name, word }) => ({
    word,
    kinds: (name === 'negated' && isOpen) || OPEN.test(word.written) ? [name, 'open'] : [name],
  }))
}

/** Every kind of limit that a text has itself. */
function listKept(told: Reading): Set<string> {
  const has = (name: string, test: (word: ClaimWord) => boolean) =>
    told.all.some(test) ? [name] : []
  return new Set([
    ...readQualifiers(told).map(({ name }) => name),
    ...has('modest', isModest),
    ...has('shared', ({ key }) => isShared(key)),
    ...has('open', ({ written }) => OPEN.test(written)),
  ])
}

function compareWith(source: Reading, told: Reading, kept: ReadonlySet<string>): Claim[] {
  const findLost = (limits: readonly Limit[]) =>
    limits.find(
      ({ word, kinds }) => !kinds.some((kind) => kept.has(kind)) && isTold(told, source, word),
    )?.word
  const part = findLost(listParts(source))
  const other = findLost(listQualified(source))
  return [
    ...(part ? [{ kind: 'role' as const, ...because('role-left-out', part.written) }] : []),
    ...(other ? [{ kind: 'claim' as const, ...because('left-out', other.written) }] : []),
  ]
}

/** What limits a source's claim must limit the told one too: 'helped', 'proposed', 'basic', 'not'. */
export const compareLimits: CompareFact = ({ told, sources }) => {
  const kept = listKept(told)
  return sources.flatMap((source) => compareWith(source, told, kept))
}
