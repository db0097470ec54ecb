import * as en from '../en/deeds/payers.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { payers, plainAttributes } = joinWords([en])
