import type { ClaimWord, Reading } from '../../clauses/reading.ts'
import {
  agentWords,
  deedJoints,
  governingWords,
  relatives,
  whoWords,
} from '../../words/deeds/doers.ts'
import { wholly } from '../../words/join-words.ts'
import { isOf } from '../compare/classes.ts'
import { isFinite, isPerson, readActors } from '../compare/read-actors.ts'
import { add, type Signs } from '../compare/sign-list.ts'

/** What somebody has to do with a deed: does it, is there beside the person, is where it comes from or goes to; or nothing says it. */
type Relation = 'doer' | 'partner' | 'end' | 'none'

const BY = wholly(agentWords, 'i')
const GOVERNING = wholly(governingWords, 'i')
const BREAK = wholly(`${deedJoints}|${relatives}|${whoWords}`, 'i')
/** So many words may stand between a small word and who it is about, or between them and their verb. */
const REACH = 4
const VERB_REACH = 2
/** 'PM', 'SLT': bodies and people by their initials. */
const INITIALS = /^\p{Lu}{2,5}s?$/u

const isNamed = (word: ClaimWord) => isPerson(word) || INITIALS.test(word.written)

/** What a small word makes of who stands behind it. */
function readGovernor({ written }: ClaimWord): Relation | undefined {
  if (written.split(' ').some((part) => isOf('with', part))) return 'partner'
  if (BY.test(written)) return 'doer'
  const isEnd = GOVERNING.test(written) || isOf('reaches', written) || isOf('prepositions', written)
  return isEnd ? 'end' : undefined
}

function readRelation(all: readonly ClaimWord[], at: number): Relation {
  const { clause } = all[at] as ClaimWord
  for (const word of all.slice(Math.max(0, at - REACH), at).toReversed()) {
    if (word.clause !== clause || BREAK.test(word.written)) break
    const relation = readGovernor(word)
    if (relation) return relation
    if (isFinite(word)) break
  }
  for (const word of all.slice(at + 1, at + 1 + VERB_REACH)) {
    if (word.clause !== clause || BREAK.test(word.written) || BY.test(word.written)) break
    if (isFinite(word)) return 'doer'
  }
  return 'none'
}

/** What each person and body of a text has to do with its deeds; who stands there twice, more than once. */
function listRelations({ all }: Reading): Map<string, Set<Relation>> {
  const relations = new Map<string, Set<Relation>>()
  for (const [at, word] of all.entries())
    if (isNamed(word))
      relations.set(
        word.key,
        (relations.get(word.key) ?? new Set<Relation>()).add(readRelation(all, at)),
      )
  return relations
}

const countOwn = (reading: Reading) =>
  readActors(reading).filter(({ actor }) => actor === 'self').length

/**
 * Who has to do with a deed otherwise than in its sources, 'with the client's lead' of 'by the client's lead', and how many more deeds a text
 * has than they.
 */
export function readRelations(signs: Signs, told: Reading, sources: readonly Reading[]): void {
  const known = sources.map(listRelations)
  for (const [key, relations] of listRelations(told)) {
    const before = new Set(known.flatMap((one) => [...(one.get(key) ?? [])]))
    if (before.size !== 1) continue
    const [was = 'none'] = before
    for (const is of relations) if (!before.has(is)) add(signs, `${was}-to-${is}`)
  }
  const most = Math.max(0, ...sources.map(countOwn))
  add(signs, 'more-deeds', Math.max(0, countOwn(told) - Math.max(1, most)))
}
