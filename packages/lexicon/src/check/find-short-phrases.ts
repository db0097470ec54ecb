import type { Problem, Profession } from '../format/profession.ts'
import { listPhraseStems } from '../shown.ts'

const LEAST_WORDS = 2
/** 'Mentored two' says no more than 'mentored'. */
const NUMBERS = new Set(
  'one two three four five six seven eight nine zwei drei vier funf sechs deux trois quatre cinq dos tres cuatro cinco'.split(
    ' ',
  ),
)

const countTelling = (phrase: string) =>
  listPhraseStems(phrase).filter((stem) => !NUMBERS.has(stem)).length

/** Phrases of one word that says something: it would show a term in half of all resumes. */
export const findShortPhrases = (professions: readonly Profession[]): Problem[] =>
  professions.flatMap(({ file, entries }) =>
    entries.flatMap(({ line, shown }) =>
      shown
        .filter((phrase) => countTelling(phrase) < LEAST_WORDS)
        .map((phrase) => ({
          file,
          line,
          message: `'${phrase}' shows too little: two words at least`,
        })),
    ),
  )
