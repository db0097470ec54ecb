import * as german from '../de/facts/skill-levels.ts'
import * as english from '../en/facts/skill-levels.ts'
import * as spanish from '../es/facts/skill-levels.ts'
import * as french from '../fr/facts/skill-levels.ts'

/** Says that a skill is less than held. */
export const skillLevels = [
  english.skillLevels,
  german.skillLevels,
  french.skillLevels,
  spanish.skillLevels,
].join('|')
