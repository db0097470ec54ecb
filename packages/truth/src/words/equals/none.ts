import * as en from '../en/equals/none.ts'
import * as de from '../de/equals/none.ts'
import * as fr from '../fr/equals/none.ts'
import * as es from '../es/equals/none.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { freeOf, hadNone, labelNone, noneAlone, noneArticles, noneOf, noThing, withNone } =
  joinWords([en, de, fr, es])
