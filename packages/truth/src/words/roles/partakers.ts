import * as en from '../en/roles/partakers.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { coKey, togetherPhrases } = joinWords([en])
