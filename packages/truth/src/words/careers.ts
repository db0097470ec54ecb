import * as german from './de/careers.ts'
import * as english from './en/careers.ts'
import * as spanish from './es/careers.ts'
import * as french from './fr/careers.ts'

/** How words begin that years of work stand beside. */
export const workStems = [
  english.workStems,
  german.workStems,
  french.workStems,
  spanish.workStems,
].join('|')
