import * as en from '../en/facts/tenures.ts'
import * as de from '../de/facts/tenures.ts'
import * as fr from '../fr/facts/tenures.ts'
import * as es from '../es/facts/tenures.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  AHEAD,
  AS,
  LAST_YEARS,
  OF_YEARS,
  PARTS_JOINT,
  WORK,
  DEED_ENDINGS,
  ENDS_SUBJECT,
  OWN_DEED_ENDING,
} = joinWords([en, de, fr, es])
