import * as en from '../en/figures/figure-contexts.ts'
import * as de from '../de/figures/figure-contexts.ts'
import * as fr from '../fr/figures/figure-contexts.ts'
import * as es from '../es/figures/figure-contexts.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  BEFORE_OF_ENDINGS,
  BEFORE_PERIOD,
  ENDS_COUNTED,
  JOINS,
  LESS,
  MORE,
  OF,
  PERIOD_ENDINGS,
  ROLE_BY,
  ROLE_FROM,
  ROLE_TO,
  TO_BETWEEN,
  PAST_ENDING,
  ADVERB_ENDING,
  BEFORE_UNIT,
  LINKS,
  OF_WHOLE,
  OR,
  PER,
  ROLE_FILLERS,
  UP,
  WHOLE_FILLERS,
} = joinWords([en, de, fr, es])
