import * as en from '../en/figures/rhythms.ts'
import * as de from '../de/figures/rhythms.ts'
import * as fr from '../fr/figures/rhythms.ts'
import * as es from '../es/figures/rhythms.ts'
import { joinEntries, joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { EVERY, HOW_OFTEN } = joinWords([en, de, fr, es])

/** How often something is done, by the English names of periods: what the words begin with. */
export const RHYTHMS: Readonly<Record<string, string>> = joinEntries(
  [en.RHYTHMS, de.RHYTHMS, fr.RHYTHMS, es.RHYTHMS],
  '|',
)
