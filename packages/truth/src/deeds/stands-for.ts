import { isVerbPlace } from './exchange-verb.ts'
import type { ClaimWord, Reading } from '../clauses/reading.ts'
import { isShared, makes, MODEST_RANK } from '../vocabulary/vocabulary.ts'
import { togetherPhrases } from '../words/roles/partakers.ts'
import { wholly } from '../words/join-words.ts'

const MAX_BETWEEN = 6

/** 'Develop lesson plans' for 'plan lessons', 'ran tests' for 'tested': a verb of making or doing with the noun of a source's verb. */
function makesNoun(word: ClaimWord, told: Reading, sources: readonly Reading[]): boolean {
  const at = told.all.indexOf(word)
  return told.all
    .slice(at + 1, at + 1 + MAX_BETWEEN)
    .some(
      (noun, index) =>
        noun.clause === word.clause &&
        !noun.isNeutral &&
        !isVerbPlace(told, at + 1 + index) &&
        sources.some(({ all }) =>
          all.some(
            ({ key }, place) =>
              noun.key.split('_').includes(key.split('_', 1)[0] ?? key) &&
              isVerbPlace({ all }, place),
          ),
        ),
    )
}

/** 'Helped develop the scheme' for 'contributed to the scheme': as modest, and about the same thing. */
function makesModestly(word: ClaimWord, told: Reading, sources: readonly Reading[]): boolean {
  const at = told.all.indexOf(word)
  const before = told.all
    .slice(Math.max(0, at - 2), at)
    .findLast(({ isNeutral, rank }) => rank !== undefined || !isNeutral)
  return (
    (before?.rank ?? MODEST_RANK + 1) <= MODEST_RANK &&
    sources.some(({ all }) => all.some(({ rank }) => rank === MODEST_RANK))
  )
}

const TOGETHER = wholly(togetherPhrases, 'u')
/** Whether a new word says no more than the sources say with others of their words. */
export function standsFor(word: ClaimWord, told: Reading, sources: readonly Reading[]): boolean {
  if (TOGETHER.test(word.key))
    return sources.some(({ all }) => all.some(({ key }) => isShared(key)))
  return makes(word.key) && (makesNoun(word, told, sources) || makesModestly(word, told, sources))
}
