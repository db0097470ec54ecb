import * as german from './de/skill-levels.ts'
import * as english from './en/skill-levels.ts'
import * as spanish from './es/skill-levels.ts'
import * as french from './fr/skill-levels.ts'

/** Says that a skill is less than held. */
export const skillLevels = [
  english.skillLevels,
  german.skillLevels,
  french.skillLevels,
  spanish.skillLevels,
].join('|')
