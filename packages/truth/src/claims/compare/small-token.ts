import { foldWord } from '@tailorbird/language'
import { isLight, isNeutral } from '../../vocabulary/vocabulary.ts'
import { selfWords } from '../../words/deeds/doers.ts'
import { wholly } from '../../words/join-words.ts'
import type { Token } from './alterations.ts'
import { isOf } from './classes.ts'

const SELF = wholly(selfWords, 'iu')

/** Articles, small verbs and prepositions; not who speaks. */
export const isSmallToken = ({ written, key, isFigure }: Token) => {
  const form = foldWord(written)
  const isEmpty = isNeutral(form, key) || isLight(form, key) || isOf('prepositions', written)
  return isEmpty && !isFigure && !SELF.test(written)
}
