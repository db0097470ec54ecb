import * as en from '../en/deeds/doers.ts'
import * as de from '../de/deeds/doers.ts'
import * as fr from '../fr/deeds/doers.ts'
import * as es from '../es/deeds/doers.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  agentWords,
  byWords,
  deedJoints,
  finiteEndings,
  governingWords,
  otherWords,
  ownerWords,
  passiveEndings,
  peopleParts,
  relatives,
  selfWords,
  whoWords,
  thatWords,
  thingJoints,
  amongWords,
  auxiliaries,
  forWords,
  titles,
  toWords,
  whoseWords,
  doingNouns,
  genitiveWords,
} = joinWords([en, de, fr, es])

/** Goes on with a list. */
export const listJoints = [en.deedJoints, de.listJoints, fr.deedJoints, es.deedJoints].join('|')
