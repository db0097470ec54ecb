import * as en from '../en/figures/shares.ts'
import * as de from '../de/figures/shares.ts'
import * as fr from '../fr/figures/shares.ts'
import * as es from '../es/figures/shares.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  ALL,
  EACH_PERIOD,
  EACH_PERIOD_ADVERBS,
  OF_PERIOD,
  PART,
  PART_OF,
  SHARED_PERIODS,
  PART_PHRASES,
} = joinWords([en, de, fr, es])
