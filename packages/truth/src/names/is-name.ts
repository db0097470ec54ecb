import { foldWord } from '@tailorbird/language'
import type { ClaimWord, Reading } from '../clauses/reading.ts'
import { isKnown, isLight } from '../vocabulary/vocabulary.ts'
import { nounSigns, stateNounEndings } from '../words/names/name-cues.ts'

/** Small words of German, where every noun has a capital. */
const GERMAN = new Set(nounSigns.split(' '))
/** What a German noun of doing or being ends with. */
const NOUN = new RegExp(`(?:${stateNounEndings})$`)

/** Whether a text is in a language where every noun has a capital. */
export const isGerman = ({ forms }: Reading) =>
  [...forms].filter((form) => GERMAN.has(form)).length > 0

/** Whether a word's capital says that it is a name: not at the start, nor on a German noun that any text may use. */
export function isNameIn(word: ClaimWord, told: Reading): boolean {
  if (!/^\p{Lu}/u.test(word.written) || word === told.all[0]) return false
  if (!/^\p{Lu}\p{Ll}+$/u.test(word.written) || !isGerman(told)) return true
  const form = foldWord(word.written)
  return !isLight(form, word.key) && !isKnown(word.key) && !NOUN.test(form)
}
