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

/** Stands before a thing and claims nothing. */
export const determiners = [
  english.determiners,
  german.determiners,
  french.determiners,
  spanish.determiners,
].join('|')

/** Joins a thing to what it is for or of. */
export const ofWords = [english.ofWords, german.ofWords, french.ofWords, spanish.ofWords].join('|')

/** What counts the members of something, and may go unsaid. */
export const collectives = [
  english.collectives,
  german.collectives,
  french.collectives,
  spanish.collectives,
].join('|')
