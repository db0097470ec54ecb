import { namesRole } from '@tailorbird/reading'
import {
  coverage,
  readQualifiers,
  tells,
  type ClaimWord,
  type Reading,
} from '../clauses/reading.ts'
import { IRREGULAR_PAST } from '../vocabulary/past-verb.ts'
import type { Claim } from '../clauses/violation.ts'
import { isShared, LED_RANK, MODEST_RANK, qualifiersOf } from '../vocabulary/vocabulary.ts'
import { adverbEnding, genitiveEndings, pastEnding } from '../words/deeds/deed-endings.ts'
import { limitJoints } from '../words/deeds/joints.ts'
import { ledByPhrases } from '../words/roles/leaders.ts'
import { noSubjects, peopleWords, takesPart, withKey } from '../words/roles/partakers.ts'
import {
  negativeEndings,
  negativeStarts,
  negativeStems,
  openWords,
  settledStems,
} from '../words/roles/unsettled.ts'
import { turns } from '../words/deeds/turns.ts'
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

/** 'Cancelled' and 'undecided' say 'not' too. */
const NEGATIVE = new RegExp(
  String.raw`^(?:${negativeStarts})\p{L}{4,}|(?:${negativeEndings})$|^(?:${negativeStems})`,
  'iu',
)
/** 'A course, which did not take place': the clause is about the one before. */
const TURNS = wholly(turns, 'i')
const HALF = 0.5
/** Letters of the word that a phrase such as 'apply for' is about. */
const MIN_PART = 5

/** Whether what a word limits is told, and the limit is not. */
function isLost(told: Reading, source: Reading, word: ClaimWord, isKept: boolean): boolean {
  const parts = word.key.split('_').filter((part) => part.length >= MIN_PART)
  // 'Applied for' is still there in 'an application for'; 'trained by' is not in 'trained'.
  const isPartKept = word.rank === undefined && parts.some((part) => tells(told, part))
  if (isKept || tells(told, word.key) || isPartKept) return false
  const isNegation = qualifiersOf(word.key).includes('negated')
  const governed = readGoverned(source, word, isNegation)
  const opens = source.all.find(({ clause }) => clause === word.clause)?.written ?? ''
  if (isNegation && word.clause > 0 && TURNS.test(opens))
    return (
      !told.all.some(({ written }) => NEGATIVE.test(written)) && coverage(source, [told]) >= HALF
    )
  const retold = governed.filter((key) => tells(told, key)).length
  return retold > 0 && retold * 5 >= governed.length * 2
}

const OPEN = wholly(openWords, 'i')
const ENDS = new RegExp(`^(?:${settledStems})`)

/** 'Has not decided yet' and 'decision pending' say the same. */
const isStillOpen = (told: Reading, source: Reading) =>
  told.all.some(({ written }) => OPEN.test(written)) && source.all.some(({ key }) => ENDS.test(key))

const TAKES_PART = wholly(takesPart, 'i')
const NO_SUBJECT = new RegExp(`${adverbEnding}$|^(?:${noSubjects})$`, 'i')

/** '40 pets took part': it is somebody else who did. */
function isOthers(source: Reading, word: ClaimWord): boolean {
  const before = source.all[source.all.indexOf(word) - 1]
  return (
    TAKES_PART.test(word.written) &&
    before?.clause === word.clause &&
    !before.isNeutral &&
    !NO_SUBJECT.test(before.written)
  )
}

const LED_BY = wholly(ledByPhrases)
const MAX_DOER = 4
const OWNS = new RegExp(`${genitiveEndings}$`)

/** 'Dr Patel's study' for 'a study led by Dr Patel': it is still theirs. */
function isStillTheirs(told: Reading, source: Reading, word: ClaimWord): boolean {
  if (!LED_BY.test(word.key)) return false
  const at = source.all.indexOf(word)
  const doer = source.all
    .slice(at + 1, at + 1 + MAX_DOER)
    .filter(({ clause, isNeutral }) => clause === word.clause && !isNeutral)
  return told.all.some(
    ({ key, written }) => OWNS.test(written) && doer.some((other) => other.key === key),
  )
}

const PEOPLE = wholly(peopleWords, 'iu')
const MAX_BEHIND = 5

/** 'With the nurse' and not 'with a campaign'. */
const isBesidePeople = ({ all }: Reading, at: number) =>
  all
    .slice(at + 1, at + 1 + MAX_BEHIND)
    .some(({ written }) => PEOPLE.test(written) || namesRole(written) || /^\p{Lu}/u.test(written))

/** What limits a source's claim must limit the told one too: 'helped', 'proposed', 'basic', 'not'. */
export function checkLimits(told: Reading, source: Reading): Claim[] {
  const kept = new Set(readQualifiers(told).map(({ name }) => name))
  const lost = readQualifiers(source).find(({ name, word }) =>
    isLost(
      told,
      source,
      word,
      kept.has(name) ||
        (name === 'negated' && isStillOpen(told, source)) ||
        (OPEN.test(word.written) && told.all.some(({ written }) => OPEN.test(written))),
    ),
  )
  const isModest = told.all.some(({ rank = LED_RANK }) => rank <= MODEST_RANK)
  const isTogether = told.all.some(
    (word, index) => isShared(word.key) && (word.key !== withKey || isBesidePeople(told, index)),
  )
  const modest = source.all.find(
    (word) =>
      (word.rank ?? LED_RANK) <= MODEST_RANK &&
      !isOthers(source, word) &&
      !isStillTheirs(told, source, word) &&
      isLost(
        told,
        source,
        word,
        isModest ||
          (word.rank === MODEST_RANK && isTogether) ||
          // 'Deputised for' and 'stood in for'.
          (kept.has('second') && qualifiersOf(word.key).includes('second')),
      ),
  )
  return [
    ...(modest
      ? [
          {
            kind: 'role' as const,
            ...because('role-left-out', modest.written),
          },
        ]
      : []),
    ...(lost
      ? [
          {
            kind: 'claim' as const,
            ...because('left-out', lost.word.written),
          },
        ]
      : []),
  ]
}
