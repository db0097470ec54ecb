import * as english from '../en/equals/small-words.ts'
import * as german from '../de/equals/small-words.ts'
import * as french from '../fr/equals/small-words.ts'
import * as spanish from '../es/equals/small-words.ts'
import { joinWords } from '../join-words.ts'

const LANGUAGES = [english, german, french, spanish]

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  articles,
  beforeDeeds,
  deedEndings,
  denials,
  joints,
  nounsBeforeThings,
  openings,
  umlauts,
  unjoined,
  writtenOut,
} = joinWords([english, german, french, spanish])

/** What stands between the last two of a list, in the order of the languages. */
export const jointsByLanguage = LANGUAGES.map((words) => words.joints)
