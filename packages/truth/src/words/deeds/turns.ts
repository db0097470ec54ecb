import * as german from '../de/deeds/turns.ts'
import * as english from '../en/deeds/turns.ts'
import * as spanish from '../es/deeds/turns.ts'
import * as french from '../fr/deeds/turns.ts'

/** Opens a clause that turns what was said before. */
export const turns = [english.turns, german.turns, french.turns, spanish.turns].join('|')

/** Stands before where something was moved from. */
export const fromWords = [
  english.fromWords,
  german.fromWords,
  french.fromWords,
  spanish.fromWords,
].join('|')

/** Stands before where something was moved to. */
export const intoWords = [
  english.intoWords,
  german.intoWords,
  french.intoWords,
  spanish.intoWords,
].join('|')
