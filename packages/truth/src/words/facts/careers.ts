import * as german from '../de/facts/careers.ts'
import * as english from '../en/facts/careers.ts'
import * as spanish from '../es/facts/careers.ts'
import * as french from '../fr/facts/careers.ts'

/** How words begin that years of work stand beside. */
export const workStems = [
  english.workStems,
  german.workStems,
  french.workStems,
  spanish.workStems,
].join('|')
