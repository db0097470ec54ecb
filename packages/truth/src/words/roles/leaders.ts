import * as en from '../en/roles/leaders.ts'
import * as de from '../de/roles/leaders.ts'
import * as fr from '../fr/roles/leaders.ts'
import * as es from '../es/roles/leaders.ts'
import { joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  asWords,
  belowLeaders,
  besideWords,
  headWords,
  leaderNames,
  roleEnds,
  underWords,
  actingWord,
  deputyWords,
  headJoint,
  ledByPhrases,
} = joinWords(LANGUAGES)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { holdingVerbs } = joinWords(LANGUAGES, ' ')
