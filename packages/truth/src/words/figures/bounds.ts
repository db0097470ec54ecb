import * as en from '../en/figures/bounds.ts'
import * as de from '../de/figures/bounds.ts'
import * as fr from '../fr/figures/bounds.ts'
import * as es from '../es/figures/bounds.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  ABOUT,
  ABOUT_CUT,
  AT_LEAST,
  AT_LEAST_PAIRS,
  BEFORE_LESS,
  BEFORE_MORE,
  BEFORE_NAMED_PARTS,
  BELOW,
  BELOW_PAIRS,
  COMPARED_MORE,
  GREATER,
  NAMED_PARTS,
  NEARLY,
  NEARLY_PAIRS,
  NO,
  OR_LESS,
  OR_MORE,
  OVER,
  OVER_PAIRS,
  THAN,
  UP_TO,
  UP_TO_PAIRS,
  WITHIN,
  WITHIN_PHRASES,
  MOVED,
  BOUND_FILLERS,
  DURING,
  UP_TO_AS_END,
  BEFORE_PART,
  BEHIND_PART,
  BEFORE_A_PART,
} = joinWords([en, de, fr, es])
