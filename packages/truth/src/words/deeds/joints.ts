import * as en from '../en/deeds/joints.ts'
import * as de from '../de/deeds/joints.ts'
import * as fr from '../fr/deeds/joints.ts'
import * as es from '../es/deeds/joints.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  clauseJoints,
  halfWords,
  nameJoints,
  verbJoints,
  hedgeJoints,
  limitJoints,
  skillJoints,
  plainJoint,
} = joinWords([en, de, fr, es])
