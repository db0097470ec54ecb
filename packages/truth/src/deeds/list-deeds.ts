import { namesRole } from '@tailorbird/reading'
import { IRREGULAR_PAST } from '../vocabulary/past-verb.ts'
import type { ClaimWord, Reading } from '../clauses/reading.ts'
import { isVerb } from '../vocabulary/vocabulary.ts'
import {
  byWords,
  deedJoints,
  finiteEndings,
  ownerWords,
  relatives,
  whoWords,
  amongWords,
  auxiliaries,
  forWords,
  titles,
  toWords,
  whoseWords,
} from '../words/deeds/doers.ts'
import { pastEnding } from '../words/deeds/deed-endings.ts'
import { wholly } from '../words/join-words.ts'

const RELATIVE = wholly(relatives, 'i')
export const WHO = new RegExp(`^(?:${whoWords})(?: |$)`, 'i')
const OWNER = wholly(ownerWords, 'i')
export const BY = wholly(byWords, 'i')
const JOINT = wholly(deedJoints, 'i')
const VERB_FORM = new RegExp(`(?:${finiteEndings})$`)
const TITLE = wholly(titles)
const NAME = /^\p{Lu}\p{Ll}+$/u
const AUXILIARY = wholly(auxiliaries, 'i')
const FOR = wholly(forWords, 'i')
const TO = wholly(toWords, 'i')
const WHOSE = new RegExp(`^(?:${whoseWords})`, 'i')
/** 'One of five volunteers who raised': the person is among them. */
const AMONG = new RegExp(String.raw`(?<!\p{L})(?:${amongWords})(?!\p{L})[^.;]*$`, 'iu')
const MAX_ACTOR = 5
const MAX_DEEDS = 6

/** What somebody else did, as a text says it. */
export interface Deed {
  /** Empty when the text leaves open which of its words they are. */
  actors: ClaimWord[]
  deeds: ClaimWord[]
}

/** Whether a word has the form of a verb with a subject: 'signs', 'judged', 'won'. */
const isFinite = ({ key, written, isNeutral }: ClaimWord) =>
  !isNeutral &&
  ((isVerb(key) && VERB_FORM.test(written)) ||
    written.endsWith(pastEnding) ||
    IRREGULAR_PAST.test(written))

/** From a verb on: it and those joined to it by 'and'. */
const readJoined = (words: readonly ClaimWord[]) =>
  words
    .slice(0, MAX_DEEDS)
    .filter(
      (word, index) =>
        !word.isNeutral &&
        (index === 0 || (JOINT.test(words[index - 1]?.written ?? '') && isFinite(word))),
    )

const ofClause = ({ all }: Reading, at: number) => {
  const clause = all[at]?.clause
  return all.slice(at).filter((word) => word.clause === clause)
}

/** Whether a person is named from `at` on: 'Dr. Lee', 'Ana Ruiz'. */
function namesPerson({ all, hits }: Reading, at: number): boolean {
  const [first, second] = all.slice(at, at + 2)
  if (!first || !second || second.clause !== first.clause || !NAME.test(second.written))
    return false
  const isTerm = hits.some(({ start, end }) => start < second.end && first.start < end)
  return !isTerm && (TITLE.test(first.written) || (NAME.test(first.written) && !isFinite(first)))
}

/** 'Which our accountant checks and submits', 'that Dr. Lee published', 'for a partner to sign'. */
function readRelative(source: Reading, at: number): Deed | undefined {
  const isFor = FOR.test(source.all[at]?.written ?? '')
  const isPerson = namesPerson(source, at + 1)
  if (!isPerson && !OWNER.test(source.all[at + 1]?.written ?? '')) return undefined
  const rest = ofClause(source, at + (isPerson ? 1 : 2)).slice(0, MAX_ACTOR + MAX_DEEDS)
  if (rest[0]?.clause !== source.all[at]?.clause) return undefined
  const first = rest.findIndex(
    (word, index) =>
      index > 0 &&
      index <= MAX_ACTOR &&
      (isFor
        ? !word.isNeutral && TO.test(rest[index - 1]?.written ?? '')
        : isPerson
          ? isFinite(word)
          : !word.isNeutral && isVerb(word.key) && VERB_FORM.test(word.written)),
  )
  if (first < 1) return undefined
  const actors = rest.slice(0, first).filter(({ isNeutral }) => !isNeutral)
  return actors.length > 0 ? { actors, deeds: readJoined(rest.slice(first)) } : undefined
}

/** 'Joan Hart, who judged at shows', 'a colleague whose team won', 'who was responsible for the plans'. */
function readWho(source: Reading, at: number): Deed | undefined {
  const { start, written } = source.all[at] as ClaimWord
  if (AMONG.test(source.text.slice(0, start))) return undefined
  const rest = ofClause(source, at).slice(1)
  const first = WHOSE.test(written)
    ? rest.slice(0, MAX_ACTOR).findIndex(isFinite)
    : rest.findIndex((word) => !AUXILIARY.test(word.written))
  const deeds = first < 0 ? [] : readJoined(rest.slice(first))
  return deeds.length > 0 ? { actors: [], deeds } : undefined
}

/** 'The coordinator decided', '; Dr. Lee published it': a clause whose subject is somebody else. */
function readSubject(source: Reading, at: number): Deed | undefined {
  const { all } = source
  const { clause, written } = all[at] as ClaimWord
  if (all[at - 1]?.clause === clause) return undefined
  const rest = ofClause(source, at).slice(0, MAX_ACTOR + MAX_DEEDS)
  const isPerson = clause > 0 && namesPerson(source, at)
  if (!isPerson && !OWNER.test(written)) return undefined
  const from = isPerson
    ? rest.findIndex((word) => !NAME.test(word.written) && !TITLE.test(word.written))
    : rest.findIndex(
        (word, index) => index > 1 && isFinite(word) && namesRole(rest[index - 1]?.written ?? ''),
      )
  const verb = from > 0 && from <= MAX_ACTOR ? rest[from] : undefined
  return verb && isFinite(verb) ? { actors: [], deeds: readJoined(rest.slice(from)) } : undefined
}

/** What a text says that somebody else does. */
export const listDeeds = (source: Reading): Deed[] =>
  source.all.flatMap(({ written }, at) => {
    const read = RELATIVE.test(written) ? readRelative : WHO.test(written) ? readWho : undefined
    const deed = read ? read(source, at) : readSubject(source, at)
    return deed ?? []
  })
