import * as german from '../de/roles/leaders.ts'
import * as english from '../en/roles/leaders.ts'
import * as spanish from '../es/roles/leaders.ts'
import * as french from '../fr/roles/leaders.ts'

/** Stands before the person's own role. */
export const asWords = [english.asWords, german.asWords, french.asWords, spanish.asWords].join('|')

/** Stands before somebody whom the person works with or for. */
export const besideWords = [
  english.besideWords,
  german.besideWords,
  french.besideWords,
  spanish.besideWords,
].join('|')

/** Ends the name of a role. */
export const roleEnds = [english.roleEnds, german.roleEnds, french.roleEnds, spanish.roleEnds].join(
  '|',
)

/** Words that are a role where a role stands. */
export const headWords = [
  english.headWords,
  german.headWords,
  french.headWords,
  spanish.headWords,
].join('|')

/** Roles that lead. */
export const leaderNames = [
  english.leaderNames,
  german.leaderNames,
  french.leaderNames,
  spanish.leaderNames,
].join('|')

/** Makes a role less than the leader's. */
export const belowLeaders = [
  english.belowLeaders,
  german.belowLeaders,
  french.belowLeaders,
  spanish.belowLeaders,
].join('|')

/** Stands before who leads the person. */
export const underWords = [
  english.underWords,
  german.underWords,
  french.underWords,
  spanish.underWords,
].join('|')
