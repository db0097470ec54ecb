import * as en from '../en/vocabulary/past-verb.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { irregularPast } = joinWords([en])
