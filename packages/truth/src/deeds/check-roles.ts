import { checkDeeds } from './check-deeds.ts'
import { checkHedges } from './check-hedges.ts'
import { checkInversion } from './check-inversion.ts'
import { checkLimits } from './check-limits.ts'
import type { ClaimWord, Reading } from '../clauses/reading.ts'
import type { Claim } from '../clauses/violation.ts'
import { allowsLed, LED_RANK, MODEST_RANK } from '../vocabulary/vocabulary.ts'
import { verbEndings } from '../words/deeds/deed-endings.ts'
import { belowLeaders, leaderNames } from '../words/roles/leaders.ts'
import { wholly } from '../words/join-words.ts'
import { because } from '../reasons/write-reason.ts'

const LEADER = wholly(leaderNames, 'i')
const DEPUTY = wholly(belowLeaders, 'iu')
const VERB_FORM = new RegExp(`(?:${verbEndings})$`)

/** 'Farm manager of a mixed farm': the text says of the person that they lead; 'reported to the manager' does not. */
function describesLeader({ all }: Reading): boolean {
  const at = all.findIndex(({ written }) => LEADER.test(written))
  if (at < 0 || at > 2) return false
  return all
    .slice(0, at)
    .every(
      ({ written, isNeutral, rank }) =>
        !isNeutral && rank === undefined && !DEPUTY.test(written) && !VERB_FORM.test(written),
    )
}

/** A shorter end of a word is no word by itself. */
const MIN_HEAD = 6

/** 'Verantwortlich' of 'Geräteverantwortliche'. */
const isHeadOf = (word: ClaimWord, key: string) =>
  word.key.length >= MIN_HEAD && key.endsWith(word.key)

/** A claim to have led or owned what the sources do not say was led or owned. */
function checkRank(told: Reading, sources: readonly Reading[]): Claim[] {
  // 'Customer relationship management' is the name of a thing.
  const isInName = (word: ClaimWord) =>
    told.hits.some(
      ({ start, end, written }) =>
        start < word.start && word.end <= end && written.trim().includes(' '),
    )
  const words = sources.flatMap(({ all }) => all)
  const ranks = words.map(({ rank = -1, key }) =>
    rank < LED_RANK && allowsLed(key) ? LED_RANK : rank,
  )
  const least = sources.some(describesLeader) ? LED_RANK : MODEST_RANK
  const allowed = ranks.reduce((one, other) => Math.max(one, other), least)
  const claimed = told.all.find(
    (word) =>
      (word.rank ?? 0) >= LED_RANK &&
      (word.rank ?? 0) > allowed &&
      !isInName(word) &&
      !words.some(({ key }) => word.key === key || isHeadOf(word, key)),
  )
  return claimed
    ? [
        {
          kind: 'role',
          ...because('role-larger', claimed.written),
        },
      ]
    : []
}

/**
 * Claims to a larger role, or to more than the sources' own limits allow.
 * @param titles where the person's own roles stand
 */
export function checkRoles(
  told: Reading,
  sources: readonly Reading[],
  titles: readonly Reading[],
): Claim[] {
  return [
    ...checkRank(told, sources),
    ...sources.flatMap((source) => checkLimits(told, source)),
    ...checkInversion(told, sources, titles),
    ...checkDeeds(told, sources),
    ...checkHedges(told, sources),
  ]
}
