import type { ClaimWord, Reading } from '../clauses/reading.ts'
import type { CompareFact } from '../clauses/compared.ts'
import { allowsLed, LED_RANK, MODEST_RANK } from '../vocabulary/vocabulary.ts'
import { verbEndings } from '../words/deeds/deed-endings.ts'
import { asWords, belowLeaders, leaderNames } from '../words/roles/leaders.ts'
import { wholly } from '../words/join-words.ts'
import { because } from '../reasons/write-reason.ts'

const LEADER = wholly(leaderNames, 'i')
const AS = wholly(asWords, 'i')
const DEPUTY = wholly(belowLeaders, 'iu')
const VERB_FORM = new RegExp(`(?:${verbEndings})$`)

/** 'Farm manager of a mixed farm': the text says of the person that they lead; 'reported to the manager' does not. */
function describesLeader({ all }: Reading): boolean {
  // '2016 as head of a count team'.
  const isSaid = all.some(
    ({ written }, at) => LEADER.test(written) && AS.test(all[at - 1]?.written ?? ''),
  )
  if (isSaid) return true
  const at = all.findIndex(({ written }) => LEADER.test(written))
  if (at < 0 || at > 2) return false
  return all
    .slice(0, at)
    .every(
      ({ written, isNeutral, rank }) =>
        !isNeutral && rank === undefined && !DEPUTY.test(written) && !VERB_FORM.test(written),
    )
}

/** 'LED', 'RUN' in a text that is not all in capitals. */
const INITIALS = /^\p{Lu}{2,}$/u
const SMALL_LETTER = /\p{Ll}/u
const isInitials = ({ written }: ClaimWord, { text }: Reading) =>
  INITIALS.test(written) && SMALL_LETTER.test(text)

/** A shorter end of a word is no word by itself. */
const MIN_HEAD = 6

/** 'Verantwortlich' of 'Geräteverantwortliche'. */
const isHeadOf = (word: ClaimWord, key: string) =>
  word.key.length >= MIN_HEAD && key.endsWith(word.key)

/** How large a part the person had: who led or owned a thing says so in a source. */
export const compareLevels: CompareFact = ({ told, sources }) => {
  // 'Customer relationship management' is the name of a thing.
  const isInName = (word: ClaimWord) =>
    told.hits.some(
      ({ start, end, written }) =>
        start < word.start && word.end <= end && written.trim().includes(' '),
    )
  // 'LED panels' say nothing of who led.
  const words = sources.flatMap((source) => source.all.filter((word) => !isInitials(word, source)))
  const ranks = words.map(({ rank = -1, key }) =>
    rank < LED_RANK && allowsLed(key) ? LED_RANK : rank,
  )
  const least = sources.some(describesLeader) ? LED_RANK : MODEST_RANK
  const allowed = ranks.reduce((one, other) => Math.max(one, other), least)
  const claimed = told.all.find(
    (word) =>
      (word.rank ?? 0) >= LED_RANK &&
      (word.rank ?? 0) > allowed &&
      !isInitials(word, told) &&
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
