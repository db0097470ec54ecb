import { isVerbPlace } from './exchange-verb.ts'
import { IRREGULAR_PAST } from '../vocabulary/past-verb.ts'
import { tells, type ClaimWord, type Reading } from '../clauses/reading.ts'
import type { Claim } from '../clauses/violation.ts'
import { isVerb } from '../vocabulary/vocabulary.ts'
import { ownedNounEndings } from '../words/deeds/deed-endings.ts'
import { collectives, determiners, ofWords } from '../words/deeds/determiners.ts'
import { planNouns, verbEndings } from '../words/en/deeds/deed-endings.ts'
import { wholly } from '../words/join-words.ts'
import { because } from '../reasons/write-reason.ts'

const MAX_OBJECT = 5
const DETERMINER = wholly(determiners, 'i')
/** What joins a thing to what it is for or of. */
const OF = wholly(ofWords, 'i')
/** 'Cleaning', 'maintenance': a doing that a verb may tell. */
const DOING = new RegExp(`(?:${ownedNounEndings})s?$|^(?:${planNouns})s?$`, 'u')
/** A herd of goats is goats: what counts its members may go unsaid. */
const COLLECTIVE = wholly(collectives, 'iu')
const VERB_FORM = new RegExp(`(?:${verbEndings})$`)

const isDoing = ({ written, key }: ClaimWord) =>
  VERB_FORM.test(written) || IRREGULAR_PAST.test(written.toLowerCase()) || isVerb(key)

interface Phrase {
  verb: ClaimWord
  /** The last word of what is done to. */
  head: ClaimWord
}

/** Verbs with what stands right behind them: 'kept … rooms', and not 'cooked for guests'. */
function listObjects(reading: Reading): Phrase[] {
  return reading.all.flatMap((verb, index) => {
    const isFirst = reading.all[index - 1]?.clause !== verb.clause
    if (!isFirst && !(isVerbPlace(reading, index) && isDoing(verb))) return []
    const behind = reading.all.slice(index + 1, index + 2 + MAX_OBJECT)
    const end = behind.findIndex(
      ({ clause, isNeutral, written }) =>
        clause !== verb.clause || (isNeutral && !DETERMINER.test(written)),
    )
    const head = (end < 0 ? behind : behind.slice(0, end)).findLast(({ isNeutral }) => !isNeutral)
    return head ? [{ verb, head }] : []
  })
}

/** What a word of a source belongs to, as 'materials' in 'set up materials for groups'; undefined when it stands by itself. */
function readOwner(source: Reading, at: number): ClaimWord | undefined {
  const { clause } = source.all[at] as ClaimWord
  const from = source.all.slice(0, at).findLastIndex(({ isNeutral }, index) => {
    return isNeutral && !DETERMINER.test(source.all[index]?.written ?? '')
  })
  const joint = source.all[from]
  const owner = source.all[from - 1]
  const isOwned =
    joint?.clause === clause &&
    owner?.clause === clause &&
    OF.test(joint.written) &&
    !owner.isNeutral &&
    owner.rank === undefined &&
    !isVerbPlace(source, from - 1)
  return isOwned ? owner : undefined
}

/** 'Kept the climate log of three rooms' told as 'kept three rooms': what was done to is gone, and its owner has its place. */
export function checkObjectKept(told: Reading, sources: readonly Reading[]): Claim[] {
  for (const { verb, head } of listObjects(told)) {
    const places = sources.flatMap((source) =>
      source.all.flatMap(({ key }, at) => (key === head.key ? [{ source, at }] : [])),
    )
    const owners = places.map(({ source, at }) => ({ source, owner: readOwner(source, at) }))
    const isTaken =
      owners.length > 0 &&
      owners.every(({ source, owner }) => {
        if (!owner || COLLECTIVE.test(owner.written) || tells(told, owner.key)) return false
        const isSameVerb = source.all.some(({ key }) => key === verb.key)
        return isSameVerb || !DOING.test(owner.written)
      })
    const lost = owners[0]?.owner
    if (isTaken && lost)
      return [
        {
          kind: 'claim',
          ...because('left-out', lost.written),
        },
      ]
  }
  return []
}
