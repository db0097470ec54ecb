import { namesRole } from '@tailorbird/reading'
import { foldWord, rememberOf } from '@tailorbird/language'
import { readClaims, readQualifiers, type ClaimWord, type Reading } from '../clauses/reading.ts'
import type { CompareFact } from '../clauses/compared.ts'
import { isFormOf } from '../vocabulary/same-word.ts'
import { HEDGES, isHedged, type Hedge } from '../words/roles/hedges.ts'
import { isLight, isVerb, LED_RANK, MODEST_RANK } from '../vocabulary/vocabulary.ts'
import { verbEndings } from '../words/deeds/deed-endings.ts'
import { hedgeJoints } from '../words/deeds/joints.ts'
import { wholly } from '../words/join-words.ts'
import { because } from '../reasons/write-reason.ts'

const MAX_OBJECT = 4
const MAX_BEFORE_ROLE = 4
const ENOUGH = 0.5
const NEARLY_ALL = 0.75
const JOINT = wholly(hedgeJoints, 'i')
const VERB_FORM = new RegExp(`(?:${verbEndings})$`)

const isMeant = ({ isNeutral, rank = LED_RANK, written, key }: ClaimWord) =>
  !isNeutral && rank > MODEST_RANK && !isLight(foldWord(written), key)

interface Hedged {
  hedge: Hedge
  written: string
  /** Keys of what it limits. */
  object: string[]
}

const opensVerb = (word: ClaimWord | undefined) =>
  word !== undefined && (VERB_FORM.test(word.written) || isVerb(word.key))

/** Up to an 'and' with a verb of its own: 'familiar with pets and learning radiography'. */
function cutAtVerb(words: readonly ClaimWord[]): readonly ClaimWord[] {
  const end = words.findIndex(
    ({ written }, index) => JOINT.test(written) && opensVerb(words[index + 1]),
  )
  return end < 0 ? words : words.slice(0, end)
}

/** What a sentence limits: the words behind the hedge, or before it when it closes the clause. */
function readHedged({ text, all }: Reading): Hedged[] {
  return HEDGES.flatMap((hedge) => {
    const matches = [...text.matchAll(hedge.said)]
    return matches.flatMap((match, at) => {
      const from = match.index + match[0].length
      const until = matches[at + 1]?.index ?? text.length
      const last = all.findLast(({ start }) => start < from)
      const behind = all.filter(
        ({ start, clause }) => start >= from && start < until && clause === last?.clause,
      )
      const before = all.filter(({ end, clause }) => end <= match.index && clause === last?.clause)
      const isOther = ({ written }: ClaimWord) => hedge.needsRole === true && namesRole(written)
      if (hedge.needsRole && !behind.slice(0, MAX_BEFORE_ROLE).some(isOther)) return []
      const read = (words: readonly ClaimWord[]) =>
        words.filter((word) => !isOther(word) && isMeant(word)).map(({ key }) => key)
      const object = read(cutAtVerb(behind)).slice(0, MAX_OBJECT)
      const roles = behind.filter(isOther).map(({ key }) => key)
      const told =
        [object, roles, read(before).slice(-MAX_OBJECT)].find(({ length }) => length > 0) ?? []
      return told.length > 0 ? [{ hedge, written: match[0].trim(), object: told }] : []
    })
  })
}

/** In the same words: other ones may be about something else. */
const hasWord = ({ supports, forms }: Reading, key: string) =>
  supports.has(key) || [...forms].some((form) => isFormOf(key, form))
const saysMost = (reading: Reading, object: readonly string[], share = ENOUGH) =>
  object.filter((key) => hasWord(reading, key)).length >= share * object.length

/** Whether a text limits what it says in any way. */
const isLimited = (reading: Reading) =>
  isHedged(reading.text) ||
  readQualifiers(reading).some(({ name }) => name !== 'negated') ||
  reading.all.some(({ rank = LED_RANK }) => rank <= MODEST_RANK)

const SENTENCE = /(?<=[.;!?])\s/

/** All that a source limits, sentence by sentence. */
const listHedged = rememberOf(({ text }: Reading): readonly Hedged[] =>
  isHedged(text)
    ? text.split(SENTENCE).flatMap((sentence) => readHedged(readClaims(sentence)))
    : [],
)

/**
 * How far it has come: what the person learns, watches or knows a little of must not be told as done or known, 'familiar with Rust' as
 * 'Rust', 'shadowed the surgeon' as 'assisted the surgeon'; unless another source says it without the limit.
 */
export const compareStates: CompareFact = ({ told, sources }) => {
  for (const source of sources) {
    for (const { hedge, written, object } of listHedged(source)) {
      const isTold =
        saysMost(told, object, NEARLY_ALL) ||
        (saysMost(told, object) && hasWord(told, object[0] ?? ''))
      if (hedge.kept.test(told.text) || !isTold) continue
      const isSaid = sources.some(
        (other) =>
          other.text !== source.text && !isLimited(other) && saysMost(other, object, NEARLY_ALL),
      )
      if (!isSaid) return [{ kind: 'claim', ...because('left-out', written) }]
    }
  }
  return []
}
