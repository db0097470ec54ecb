import * as german from '../de/roles/reach.ts'
import * as english from '../en/roles/reach.ts'
import * as spanish from '../es/roles/reach.ts'
import * as french from '../fr/roles/reach.ts'

/** Says all or every of something. */
export const reachWords = [
  english.reachWords,
  german.reachWords,
  french.reachWords,
  spanish.reachWords,
].join('|')

/** Says nearly as much. */
export const nearReach = [
  english.nearReach,
  german.nearReach,
  french.nearReach,
  spanish.nearReach,
].join('|')
