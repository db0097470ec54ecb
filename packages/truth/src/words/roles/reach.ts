import * as en from '../en/roles/reach.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { ordinals, topWords } = joinWords([en])
