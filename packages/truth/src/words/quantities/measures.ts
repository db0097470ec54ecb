import * as en from '../en/quantities/measures.ts'
import * as de from '../de/quantities/measures.ts'
import * as fr from '../fr/quantities/measures.ts'
import * as es from '../es/quantities/measures.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  BEHIND_TIMES,
  CENT,
  METRES,
  PERCENT,
  PER_CENT,
  POINTS,
  SQUARED,
  TIMES,
  KINDS_OF_UNITS,
  KINDS_OF_DAYS,
  SQUARE,
  SQUARED_METRES,
  SQUARED_KILOMETRES,
  MILES,
  YARDS,
  FEET,
  FLUID,
  OUNCES,
  CUBED_FEET,
  FOLD,
  STRONG,
  CUBIC,
  CUBED_YARDS,
  CUBED_METRES,
  NAUTICAL,
  OF_MONEY,
  JOINED_TO_MONEY,
} = joinWords([en, de, fr, es])
