import * as en from '../en/figures/figure-verbs.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { beforeRateUnits, figureJoints, figureVerbs, onlyWords } = joinWords([en])
