import * as german from '../de/roles/unsettled.ts'
import * as english from '../en/roles/unsettled.ts'
import * as spanish from '../es/roles/unsettled.ts'
import * as french from '../fr/roles/unsettled.ts'

/** Says that a thing is not yet decided or done. */
export const openWords = [
  english.openWords,
  german.openWords,
  french.openWords,
  spanish.openWords,
].join('|')

/** How words for an end begin that is still to come. */
export const settledStems = [
  english.settledStems,
  german.settledStems,
  french.settledStems,
  spanish.settledStems,
].join('|')

/** Says that what follows has not come about. */
export const notYetWords = [
  english.notYetWords,
  german.notYetWords,
  french.notYetWords,
  spanish.notYetWords,
].join('|')
