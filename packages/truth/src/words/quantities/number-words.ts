import * as en from '../en/quantities/number-words.ts'
import * as de from '../de/quantities/number-words.ts'
import * as fr from '../fr/quantities/number-words.ts'
import * as es from '../es/quantities/number-words.ts'
import { joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  ARTICLES,
  BEFORE_CENT,
  A_OR_ONE,
  AFTER_TWICE,
  AND_A_HALF,
  HALF_YEARLY,
  IN_WHOLE,
  NUMBER,
  OF_A,
  ONE_OF,
  TWICE,
  CUT_SCALES,
  A,
  BEFORE_A_UNIT,
  BEFORE_ONES,
  HALF,
  TENS_ENDING,
  TENS_JOINT,
  BEFORE_SCORES,
  BEFORE_TEENS,
  SCORES,
  TEN,
  NO_RANK,
  RANK_ENDINGS,
  NO_FACTOR_BEFORE_HYPHEN,
  NO_HALF,
  NO_DOUBLE,
  DOUBLE,
} = joinWords(LANGUAGES)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { BARE_SCALES } = joinWords(LANGUAGES, ' ')

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  FACTORS,
  NAMED_TIMES,
  NUMBERS,
  PARTS,
  ROUGH_NUMBERS,
  SCALES,
  SINGLE_PARTS,
  VAGUE_NUMBERS,
  RANKS,
} = joinWords(LANGUAGES, ', ')

/** Numbers of two figures that are written as one word: each ten with each one, 'fünfundzwanzig' and 'veinticinco'. */
export const JOINED: readonly {
  tens: string
  ones: string
  join: (ten: string, one: string) => string
}[] = [
  {
    tens: de.JOINED_TENS,
    ones: de.JOINED_ONES,
    join: (ten, one) => `${one}${de.ONES_JOINT}${ten}`,
  },
  { tens: es.JOINED_TENS, ones: es.JOINED_ONES, join: (ten, one) => `${ten}${one}` },
]
