import { foldWord } from '@tailorbird/language'
import { isVerbPlace } from './exchange-verb.ts'
import { BY, listDeeds, WHO, type Deed } from './list-deeds.ts'
import { isFormOf } from '../vocabulary/same-word.ts'
import { tells, type ClaimWord, type Reading } from '../clauses/reading.ts'
import type { CompareFact } from '../clauses/compared.ts'
import { thatWords, thingJoints } from '../words/deeds/doers.ts'
import { wholly } from '../words/join-words.ts'
import { because } from '../reasons/write-reason.ts'

/** No line of a resume tells more of others. */
const MAX_LISTED = 12
const OF_THING = wholly(thingJoints, 'i')

const THAT = wholly(thatWords, 'i')

/** Whether somebody else is told as who does it: 'Hart trains and judges', 'who judged'. */
function hasSubject({ all }: Reading, index: number): boolean {
  const { clause } = all[index] as ClaimWord
  return all
    .slice(0, index)
    .some((word) => word.clause === clause && (WHO.test(word.written) || THAT.test(word.written)))
}

/** 'A study by Dr. Hart, published in 2018': what is said of a thing. */
const isOfThing = ({ all }: Reading, index: number) =>
  index > 0 &&
  all[index - 1]?.clause !== all[index]?.clause &&
  OF_THING.test(all[index + 1]?.written ?? '')

/** Whether a word of a line tells a deed as the person's own. */
function isOwn(told: Reading, index: number, { actors }: Deed): boolean {
  if (BY.test(told.all[index + 1]?.written ?? '')) return false
  if (actors.length > 0) return isVerbPlace(told, index)
  return isVerbPlace(told, index) && !hasSubject(told, index) && !isOfThing(told, index)
}

/** Who did it: what somebody else does in a source must not become the person's own doing. */
export const compareActors: CompareFact = ({ told, sources }) => {
  for (const deed of sources.flatMap(listDeeds).slice(0, MAX_LISTED)) {
    if (deed.actors.some(({ key }) => tells(told, key))) continue
    const taken = deed.deeds.find(
      (word) =>
        !sources.some(({ all }) =>
          all.some((other) => other.key === word.key && !deed.deeds.includes(other)),
        ) &&
        told.all.some(
          ({ key, written }, index) =>
            (key === word.key || isFormOf(foldWord(written), foldWord(word.written))) &&
            isOwn(told, index, deed),
        ),
    )
    if (taken)
      return [
        {
          kind: 'role',
          ...because('else-does', taken.written),
        },
      ]
  }
  return []
}
