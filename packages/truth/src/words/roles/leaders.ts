import * as en from '../en/roles/leaders.ts'
import * as de from '../de/roles/leaders.ts'
import * as fr from '../fr/roles/leaders.ts'
import * as es from '../es/roles/leaders.ts'
import { joinWords } from '../join-words.ts'

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
} = joinWords([en, de, fr, es])
