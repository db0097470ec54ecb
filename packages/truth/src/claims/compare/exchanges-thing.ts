import { foldWord } from '@tailorbird/language'
import type { ClaimWord, Reading } from '../../clauses/reading.ts'
import { isLight, isVerb } from '../../vocabulary/vocabulary.ts'
import { type Aligned, alignWords, SUPPORT } from './align.ts'
import { listTokens, type Token } from './alterations.ts'
import type { Comparison } from './comparison.ts'
import { isSmallToken } from './small-token.ts'

/** A text with more of its own, or with more of its line gone, is worded anew; what it is like is for what was learned. */
const MOST_CHANGED = 2
/** Shorter words are marks and short forms: 'w', 'rd'. */
const MIN_LETTERS = 3
/** Words that begin alike may be forms of each other: 'temps' and 'temperatures'. */
const SAME_START = 4

const [START, END] = ['^', '$']

const listUnsaid = (aligned: readonly Aligned[]): ClaimWord[] =>
  aligned
    .filter(({ support, isTerm }) => support <= SUPPORT.near && !isTerm)
    .map(({ word }) => word)

const listSaid = (reading: Reading): Token[] =>
  listTokens(reading).filter((token) => !isSmallToken(token))

/** A word with what stands before and behind it, of the words that say something. */
interface Place {
  word: ClaimWord
  at: number
  before: string
  next: string
}

function place(word: ClaimWord, said: readonly Token[]): Place[] {
  const at = said.findIndex(
    ({ start, written }) => start < word.end && word.start < start + written.length,
  )
  if (at < 0) return []
  return [{ word, at, before: said[at - 1]?.key ?? START, next: said[at + 1]?.key ?? END }]
}

const beginsAlike = (one: string, other: string) =>
  foldWord(one).slice(0, SAME_START) === foldWord(other).slice(0, SAME_START)

const isThing = ({ written, key }: ClaimWord) =>
  written.length >= MIN_LETTERS && !isLight(foldWord(written), key) && !isVerb(key)

/** Whether a word stands where another stood: between the same two, or beside one of them. */
function takesPlace(now: Place, was: Place): boolean {
  if (now.at === 0 && was.at === 0) return false
  const [isBefore, isNext] = [now.before === was.before, now.next === was.next]
  return (isBefore && isNext) || (isBefore && now.before !== START) || (isNext && now.next !== END)
}

/**
 * Whether a text is its line but for a thing that nothing ties to the one in whose place it stands: 'Represented landlords in county
 * court' of 'Represented tenants in county court'. Words of one kind are most alike where they are not the same, so what is learned of
 * words cannot tell.
 */
export function exchangesThing({ told, target }: Comparison, aligned: readonly Aligned[]): boolean {
  const put = listUnsaid(aligned)
  if (!target || !put.some(isThing) || put.length > MOST_CHANGED) return false
  const gone = listUnsaid(alignWords(target, [told], []))
  if (!gone.some(isThing) || gone.length > MOST_CHANGED) return false
  const [now, was] = [listSaid(told), listSaid(target)]
  const before = gone.filter(isThing).flatMap((word) => place(word, was))
  return put
    .filter(isThing)
    .flatMap((word) => place(word, now))
    .some((one) =>
      before.some(
        (other) => takesPlace(one, other) && !beginsAlike(one.word.written, other.word.written),
      ),
    )
}
