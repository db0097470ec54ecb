import * as german from './de/group-names.ts'
import * as english from './en/group-names.ts'
import * as spanish from './es/group-names.ts'
import * as french from './fr/group-names.ts'

/** Names of a group of skills: what is in the group is the claim. */
export const groupNames = [
  english.groupNames,
  german.groupNames,
  french.groupNames,
  spanish.groupNames,
].join(' ')
