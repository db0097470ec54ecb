import * as en from '../en/equals/year-rows.ts'
import * as de from '../de/equals/year-rows.ts'
import * as fr from '../fr/equals/year-rows.ts'
import * as es from '../es/equals/year-rows.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { everySeason, inARow, rowAnd, rowArticles, rowFrom, rowSeasons, rowTo } = joinWords([
  en,
  de,
  fr,
  es,
])
