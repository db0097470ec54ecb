import * as german from '../de/deeds/determiners.ts'
import * as english from '../en/deeds/determiners.ts'
import * as spanish from '../es/deeds/determiners.ts'
import * as french from '../fr/deeds/determiners.ts'

/** Stands before a role that is named. */
export const roleArticles = [
  english.roleArticles,
  german.roleArticles,
  french.roleArticles,
  spanish.roleArticles,
].join('|')
