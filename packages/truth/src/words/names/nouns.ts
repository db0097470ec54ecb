import * as de from '../de/names/nouns.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { beforeNames, deedNounEndings } = joinWords([de])
