import * as english from '../en/equals/shared-words.ts'
import * as german from '../de/equals/shared-words.ts'
import * as french from '../fr/equals/shared-words.ts'
import * as spanish from '../es/equals/shared-words.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const {
  adjectiveJoints,
  amounts,
  barePrepositions,
  headFirst,
  materials,
  nounJoints,
  phrasesOfKind,
  shortPrepositions,
} = joinWords([english, german, french, spanish])

/** Adjectives that stand before their noun, in the order of the languages. */
export const adjectives = [english, german, french, spanish].map((words) => words.adjectives)
