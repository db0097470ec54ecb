import * as en from '../en/quantities/units-of-measure.ts'
import * as de from '../de/quantities/units-of-measure.ts'
import * as fr from '../fr/quantities/units-of-measure.ts'
import * as es from '../es/quantities/units-of-measure.ts'
import { joinEntries, joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { POUND, TON } = joinWords(LANGUAGES)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { SPEEDS } = joinWords(LANGUAGES, ' ')

/** Units by dimension: `unit factor` in the dimension's base unit. */
export const UNITS: Readonly<Record<string, string>> = joinEntries(
  [en.UNITS, de.UNITS, fr.UNITS, es.UNITS],
  ', ',
)
