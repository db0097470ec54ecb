import * as en from '../en/facts/group-names.ts'
import * as de from '../de/facts/group-names.ts'
import * as fr from '../fr/facts/group-names.ts'
import * as es from '../es/facts/group-names.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { groupNames, sectionNames } = joinWords([en, de, fr, es], ' ')
