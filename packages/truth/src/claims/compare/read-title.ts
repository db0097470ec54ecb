import { isHeadedByRole } from '@tailorbird/reading'
import type { ClaimWord, Reading } from '../../clauses/reading.ts'
import { isOf } from './classes.ts'

const MAX_WORDS = 5

/** The title that a text opens with: 'Night manager' of 'Night manager at Acme since 2012'. */
export interface TitlePhrase {
  text: string
  /** Its words that say something. */
  words: ClaimWord[]
  end: number
  /** What follows it behind 'at', 'bei', 'chez': up to three words. */
  place: ClaimWord[]
}

/** @returns undefined for a text that opens with something else */
export function readTitle({ text, all }: Reading): TitlePhrase | undefined {
  const stop = all.findIndex(
    ({ written, clause }) => clause !== all[0]?.clause || isOf('prepositions', written),
  )
  const phrase = all.slice(0, stop < 0 ? MAX_WORDS + 1 : stop)
  const end = phrase.at(-1)?.end ?? 0
  const said = text.slice(0, end)
  if (phrase.length === 0 || phrase.length > MAX_WORDS || !isHeadedByRole(said)) return undefined
  const clause = all[0]?.clause
  const isBehind = stop >= 0 && all[stop]?.clause === clause
  const place = isBehind
    ? all.slice(stop + 1, stop + 4).filter((word) => word.clause === clause)
    : []
  return { text: said, words: phrase.filter(({ isNeutral }) => !isNeutral), end, place }
}
