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

/** A shorter word is an abbreviation of many things. */
const LEAST_CHARS = 4

const isShort = (word: string) => word.length < LEAST_CHARS || countTelling(word) === 0

/** Phrases of one word that says something: it would show a term in half of all resumes; and short words that should say it alone. */
export const findShortPhrases = (professions: readonly Profession[]): Problem[] =>
  professions.flatMap(({ file, entries }) =>
    entries.flatMap(({ line, shown, alone }) => [
      ...shown
        .filter((phrase) => countTelling(phrase) < LEAST_WORDS)
        .map((phrase) => ({
          file,
          line,
          message: `'${phrase}' shows too little: two words at least`,
        })),
      ...alone
        .filter(isShort)
        .map((word) => ({ file, line, message: `'${word}' is too short to say it alone` })),
    ]),
  )
