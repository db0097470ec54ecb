import * as german from '../de/facts/group-names.ts'
import * as english from '../en/facts/group-names.ts'
import * as spanish from '../es/facts/group-names.ts'
import * as french from '../fr/facts/group-names.ts'

/** Names of a group of skills: what is in the group is the claim. */
export const groupNames = [
  english.groupNames,
  german.groupNames,
  french.groupNames,
  spanish.groupNames,
].join(' ')
