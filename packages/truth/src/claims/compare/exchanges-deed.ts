import { measureKinship } from '@tailorbird/lexicon'
import { foldWord } from '@tailorbird/language'
import { namesRole } from '@tailorbird/reading'
import { type Reading, tells } from '../../clauses/reading.ts'
import { isLight, isVerb } from '../../vocabulary/vocabulary.ts'
import { SUPPORT, type Aligned } from './align.ts'
import type { Comparison } from './comparison.ts'

const OPENING_WORDS = 3

/** Whether a text opens with somebody's title where its line does not: 'Lead of the move' of 'notes for my lead'. */
function opensWithRole(told: Reading, target: Reading): boolean {
  const [first] = told.all
  const opening = target.all.slice(0, OPENING_WORDS)
  return (
    first !== undefined &&
    namesRole(first.written) &&
    !isVerb(first.key) &&
    !opening.some(({ written }) => namesRole(written))
  )
}

/**
 * Whether a text opens with a word that nothing ties to its line, in place of the line's deed: 'Met 60 donors' of 'Phoned 60
 * donors'; or with a title.
 * What is not known to follow is not proven.
 */
export function exchangesDeed({ told, target }: Comparison, aligned: readonly Aligned[]): boolean {
  const [first] = aligned
  const [own] = target?.words ?? []
  if (!target || !first || !own || first.word !== told.words[0]) return false
  const { written, key } = first.word
  if (opensWithRole(told, target)) return true
  return (
    first.support === SUPPORT.none &&
    !isLight(foldWord(written), key) &&
    !tells(told, own.key) &&
    target.words.every((word) => measureKinship(key, word.key) <= 0)
  )
}
