import * as german from '../de/deeds/joints.ts'
import * as english from '../en/deeds/joints.ts'
import * as spanish from '../es/deeds/joints.ts'
import * as french from '../fr/deeds/joints.ts'

/** Stands before a verb. */
export const verbJoints = [
  english.verbJoints,
  german.verbJoints,
  french.verbJoints,
  spanish.verbJoints,
].join('|')

/** Divides a sentence into clauses. */
export const clauseJoints = [
  english.clauseJoints,
  german.clauseJoints,
  french.clauseJoints,
  spanish.clauseJoints,
].join('|')

/** Behind 'and', a half of what was counted. */
export const halfWords = [english.halfWords, french.halfWords, spanish.halfWords].join('|')

/** Joins one name to the next. */
export const nameJoints = [
  english.nameJoints,
  german.nameJoints,
  french.nameJoints,
  spanish.nameJoints,
].join('|')
