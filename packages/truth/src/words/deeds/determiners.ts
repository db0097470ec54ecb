import * as en from '../en/deeds/determiners.ts'
import * as de from '../de/deeds/determiners.ts'
import * as fr from '../fr/deeds/determiners.ts'
import * as es from '../es/deeds/determiners.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { roleArticles, elidedArticles } = joinWords([en, de, fr, es])
