import { foldWord } from '@tailorbird/language'
import { isSameWord, type ClaimWord, type Reading } from '../clauses/reading.ts'
import { isLight, isVerb, promises } from '../vocabulary/vocabulary.ts'
import {
  wholeParticiples,
  openingNounEndings,
  participleEndings,
  presentEnding,
} from '../words/deeds/deed-endings.ts'
import { verbJoints } from '../words/deeds/joints.ts'
import { wholly } from '../words/join-words.ts'

const TAKES_VERB = wholly(verbJoints, 'i')
const PARTICIPLE = new RegExp(`(?:${participleEndings})$|^(?:${wholeParticiples})$`, 'u')
/** Nouns of doing that open a line in the languages that like them there: 'Nettoyage', 'Reinigung', 'Limpieza'. */
const DOING_NOUN = new RegExp(String.raw`^\p{Lu}\p{L}+(?:${openingNounEndings})$`, 'u')

const isDoing = ({ written, key }: ClaimWord, isFirst: boolean) =>
  PARTICIPLE.test(written) || isVerb(key) || (isFirst && DOING_NOUN.test(written))

/** Words that stand where a verb does. */
function listPlaced(reading: Reading): ClaimWord[] {
  return reading.all.filter((word, index) => {
    const before = reading.all[index - 1]
    if (before?.clause !== word.clause) return true
    if (word.isNeutral || isLight(foldWord(word.written), word.key)) return false
    const isPast = PARTICIPLE.test(word.written) && !word.written.endsWith(presentEnding)
    return isPast || TAKES_VERB.test(before.written)
  })
}

/** Whether a word stands where a verb does: at the start of a clause, or behind 'and', 'to', 'by'. */
export function isVerbPlace({ all }: Pick<Reading, 'all'>, index: number): boolean {
  const word = all[index]
  const before = all[index - 1]
  return before?.clause !== word?.clause || TAKES_VERB.test(before?.written ?? '')
}

/** Verbs of doing, and whatever opens the text. */
const listVerbs = (reading: Reading) =>
  listPlaced(reading).filter(
    (word) =>
      word === reading.all[0] ||
      isDoing(word, reading.all.find(({ clause }) => clause === word.clause) === word),
  )

const hasForm = (words: readonly ClaimWord[], word: ClaimWord) =>
  words.some((other) => isSameWord(word, other))

/** A line with more words than this is no bullet. */
const MAX_WORDS = 200

/**
 * Whether a line that is about as long as its sources has no more new verbs than went: then the new ones
 * stand for the old.
 */
export function exchangesVerbs(told: Reading, sources: readonly Reading[]): boolean {
  const size = sources.reduce((sum, { words }) => sum + words.length, 0)
  const said = told.words.filter(({ written, key }) => !isLight(foldWord(written), key))
  if (said.length > size + 2 || said.length > MAX_WORDS || size > MAX_WORDS * 2) return false
  const placed = listPlaced(told)
  const came = listVerbs(told).filter((verb) => !sources.some(({ all }) => hasForm(all, verb)))
  const went = sources.flatMap((source) =>
    listVerbs(source).filter((verb) => !hasForm(placed, verb)),
  )
  return came.length <= went.length
}

/**
 * A verb of doing that promises nothing, where a verb stands. In the place of a verb of the source it only
 * names the doing otherwise, as long as what it is done to is the source's: see exchangesVerbs.
 */
export function isPlainVerb(word: ClaimWord, told: Reading): boolean {
  if (promises(word.key) || word.rank !== undefined) return false
  const at = told.all.indexOf(word)
  const before = told.all[at - 1]
  const after = told.all[at + 1]
  const isFirst = before === undefined || before.clause !== word.clause
  const isNamed = !isFirst && /^\p{Lu}/u.test(word.written)
  const leads = isFirst || TAKES_VERB.test(before.written)
  // 'Leases negotiated in 2023': behind its object.
  const closes =
    PARTICIPLE.test(word.written) &&
    !word.written.endsWith(presentEnding) &&
    (after === undefined || after.clause !== word.clause || after.isNeutral)
  return !isNamed && (closes || (leads && isDoing(word, isFirst)))
}
