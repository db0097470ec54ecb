import { namesRole } from '@tailorbird/reading'
import { isOf } from './classes.ts'
import { isSameWord, type ClaimWord, type Reading } from '../../clauses/reading.ts'
import { IRREGULAR_PAST } from '../../vocabulary/past-verb.ts'
import { isVerb } from '../../vocabulary/vocabulary.ts'
import {
  agentWords,
  deedJoints,
  finiteEndings,
  governingWords,
  otherWords,
  ownerWords,
  passiveEndings,
  peopleParts,
  relatives,
  selfWords,
  whoWords,
  doingNouns,
  genitiveWords,
  forWords,
  toWords,
} from '../../words/deeds/doers.ts'
import { pastEnding, participleEndings } from '../../words/deeds/deed-endings.ts'
import { wholly } from '../../words/join-words.ts'

const SELF = wholly(selfWords, 'iu')
const OTHERS = wholly(otherWords, 'iu')
const BY = wholly(agentWords, 'i')
const GENITIVE = wholly(genitiveWords, 'i')
const DOING_NOUN = new RegExp(`^(?:${doingNouns})$`, 'u')
const OWNER = wholly(ownerWords, 'i')
const FOR = wholly(forWords, 'i')
const TO = wholly(toWords, 'i')
const RELATIVE = wholly(`${relatives}|${whoWords}`, 'i')
const JOINT = wholly(deedJoints, 'i')
const FINITE = new RegExp(`(?:${finiteEndings})$`, 'u')
const PARTICIPLE = new RegExp(`(?:${participleEndings}|${passiveEndings})$`, 'u')
const PEOPLE = new RegExp(peopleParts, 'iu')
const GOVERNING = ['with', 'reaches', 'prepositions'] as const
const MORE_GOVERNING = wholly(governingWords, 'i')
/** So many words may stand between a person and what they do, or between what was done and by whom. */
const REACH = 3

type Actor = 'self' | 'other'

/** A deed with who does it, where a text says that. */
export interface ActedDeed {
  word: ClaimWord
  actor: Actor
}

/** Whether a word is for a person or a body of people. */
export const isPerson = ({ written }: ClaimWord) =>
  isOf('partners', written) || namesRole(written) || PEOPLE.test(written) || OTHERS.test(written)

const isDoing = (word: ClaimWord) =>
  isVerb(word.key) ||
  IRREGULAR_PAST.test(word.written) ||
  (!word.isNeutral && FINITE.test(word.written) && PARTICIPLE.test(word.written))

/** Whether a word is a verb that has a subject. */
export const isFinite = (word: ClaimWord) =>
  !isPerson(word) &&
  (IRREGULAR_PAST.test(word.written) ||
    ((isVerb(word.key) || word.written.endsWith(pastEnding)) && FINITE.test(word.written)))

/** Whether a person stands behind a small word that says they are not who does it: 'with the vendor', 'for her'. */
function isGoverned(all: readonly ClaimWord[], at: number): boolean {
  const { clause } = all[at] as ClaimWord
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const word = all[before] as ClaimWord
    if (word.clause !== clause || JOINT.test(word.written) || RELATIVE.test(word.written))
      return false
    if (GOVERNING.some((name) => isOf(name, word.written)) || MORE_GOVERNING.test(word.written))
      return true
    if (isFinite(word)) return true
  }
  return false
}

/** Who is said to do a thing behind it: 'checked by the partner', 'written by me'; in 'Lackieren von Fronten' nobody is. */
function readAgent(all: readonly ClaimWord[], at: number): Actor | undefined {
  const { clause, written: deed } = all[at] as ClaimWord
  const behind = all.slice(at + 1, at + 1 + REACH).filter((word) => word.clause === clause)
  const by = behind.findIndex(({ written }) => BY.test(written))
  if (by < 0 || behind.slice(0, by).some(isFinite)) return undefined
  if (DOING_NOUN.test(deed) && GENITIVE.test(behind[by]?.written ?? '')) return undefined
  const [first, second] = all
    .slice(at + 2 + by, at + 4 + by)
    .filter((word) => word.clause === clause)
  if (!first) return undefined
  if (SELF.test(first.written)) return 'self'
  if (isPerson(first) || /^\p{Lu}/u.test(first.written)) return 'other'
  return OWNER.test(first.written) && second ? 'other' : undefined
}

/** Whether a clause has somebody or something before its verb: 'vendor pushes files', 'SPD traced it'. */
function opensWithSubject(all: readonly ClaimWord[], at: number): boolean {
  const { clause } = all[at] as ClaimWord
  for (const word of all.slice(at + 1, at + 1 + REACH)) {
    if (word.clause !== clause || JOINT.test(word.written) || BY.test(word.written)) return false
    if (isFinite(word)) return true
    if (isOf('prepositions', word.written) || isOf('reaches', word.written)) return false
  }
  return false
}

/** 'PM', 'SLT': bodies and people by their initials. */
const INITIALS = /^\p{Lu}{2,5}$/u

/** Whether a clause behind another begins with initials and what they do: '; PM signs them'. */
const opensWithInitials = (all: readonly ClaimWord[], at: number) =>
  at > 0 && INITIALS.test(all[at]?.written ?? '') && opensWithSubject(all, at)

/** Whether somebody else is to do a thing: 'for the manager to lodge'. */
function isForOthers(all: readonly ClaimWord[], at: number): boolean {
  const { clause } = all[at] as ClaimWord
  const before = all.slice(Math.max(0, at - REACH - 2), at).filter((one) => one.clause === clause)
  const person = before.findIndex((one, place) => {
    const isFor = before
      .slice(Math.max(0, place - REACH), place)
      .some(({ written }) => FOR.test(written))
    return isFor && (isPerson(one) || INITIALS.test(one.written))
  })
  return person >= 0 && TO.test(before.at(-1)?.written ?? '')
}

/** Whether a person is said to do what a noun tells: 'risk assessments by the EVC'. */
function isDoneByPerson(all: readonly ClaimWord[], at: number): boolean {
  const [word, by, ...next] = all.slice(at, at + 2 + REACH)
  if (!word || word.isNeutral || !by || !BY.test(by.written)) return false
  const person = next.find(({ written }) => !OWNER.test(written))
  return person?.clause === word.clause && (isPerson(person) || INITIALS.test(person.written))
}

/** Who does what, as far as a text says it: a deed without anybody is the person's own. */
export function readActors({ all }: Reading): ActedDeed[] {
  const deeds: ActedDeed[] = []
  // Who says 'I' somewhere names others where they do something.
  const isContrast = all.some(({ written }) => SELF.test(written))
  let actor: Actor = 'self'
  let since = -1
  for (const [at, word] of all.entries()) {
    const before = all[at - 1]
    const isNewClause = before?.clause !== word.clause
    if (isNewClause) {
      actor = 'self'
      since = -1
    }
    if (SELF.test(word.written)) {
      actor = 'self'
      since = at
      continue
    }
    const isSaid = isContrast && !isDoing(word) && opensWithSubject(all, at)
    if (isNewClause && (isSaid || opensWithInitials(all, at))) {
      actor = 'other'
      since = at
      continue
    }
    if (isPerson(word)) {
      const next = all.slice(at + 1, at + 1 + REACH).filter((one) => one.clause === word.clause)
      const verb = next.findIndex(isFinite)
      const isSubject =
        verb >= 0 &&
        !next
          .slice(0, verb)
          .some((one) => isPerson(one) || JOINT.test(one.written) || BY.test(one.written)) &&
        !isGoverned(all, at)
      if (isSubject && !(isFinite(word) && isNewClause)) {
        actor = 'other'
        since = at
        continue
      }
    }
    const isPlaced =
      isNewClause || (since >= 0 && at - since <= REACH) || JOINT.test(before?.written ?? '')
    const agent =
      PARTICIPLE.test(word.written) || IRREGULAR_PAST.test(word.written)
        ? readAgent(all, at)
        : undefined
    if (agent && (isDoing(word) || word.isNeutral)) {
      deeds.push({ word, actor: agent })
      // 'Checked and signed by the engineer'.
      const last = deeds.at(-2)
      if (last && JOINT.test(before?.written ?? '') && all[at - 2] === last.word) last.actor = agent
    } else if (isForOthers(all, at) || isDoneByPerson(all, at)) deeds.push({ word, actor: 'other' })
    else if (isPlaced && isDoing(word) && !isPerson(word)) deeds.push({ word, actor })
  }
  return deeds
}

/** A deed that a text gives to another than its sources do; undefined for none. */
export function findOtherActor(told: Reading, sources: readonly Reading[]): ActedDeed | undefined {
  const said = sources.flatMap(readActors)
  if (!said.some(({ actor }) => actor === 'other')) return undefined
  return readActors(told).find((deed) => {
    const same = said.filter(({ word }) => isSameWord(deed.word, word))
    return same.length > 0 && same.every(({ actor }) => actor !== deed.actor)
  })
}
