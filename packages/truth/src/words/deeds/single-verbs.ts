import * as en from '../en/deeds/single-verbs.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { beforeFound, conductKey, findKey, foundForm, goKey, leadKey, openingVerbs, runKey } =
  joinWords([en])
