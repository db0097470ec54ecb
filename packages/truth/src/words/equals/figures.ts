import * as en from '../en/equals/figures.ts'
import * as de from '../de/equals/figures.ts'
import * as fr from '../fr/equals/figures.ts'
import * as es from '../es/equals/figures.ts'
import * as bounds from '../figures/bounds.ts'
import { joinWords } from '../join-words.ts'

const { beforeLoose, looseNumbers } = joinWords([en, de, fr, es])

/** Of all languages; what each says stands beside it in the folders of the languages. */
export { looseNumbers }

/** Before a figure that is not exact, or a limit. */
export const hedges = [
  beforeLoose,
  bounds.ABOUT,
  bounds.NEARLY,
  bounds.NEARLY_PAIRS,
  bounds.OVER,
  bounds.OVER_PAIRS,
  bounds.BELOW,
  bounds.BELOW_PAIRS,
  bounds.AT_LEAST,
  bounds.AT_LEAST_PAIRS,
  bounds.UP_TO,
  bounds.UP_TO_PAIRS,
].join('|')
