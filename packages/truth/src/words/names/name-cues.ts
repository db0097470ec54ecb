import * as en from '../en/names/name-cues.ts'
import * as de from '../de/names/name-cues.ts'
import * as fr from '../fr/names/name-cues.ts'
import * as es from '../es/names/name-cues.ts'
import { joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { toolCues, innerPlurals, genitiveLetter, stateNounEndings } = joinWords(LANGUAGES)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { nounSigns } = joinWords(LANGUAGES, ' ')

/** What stands behind the name of an owner. */
export const genitiveForms: readonly string[] = [...en.genitiveForms]
