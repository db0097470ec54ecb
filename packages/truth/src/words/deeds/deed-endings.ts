import * as german from '../de/deeds/deed-endings.ts'
import * as english from '../en/deeds/deed-endings.ts'
import * as spanish from '../es/deeds/deed-endings.ts'
import * as french from '../fr/deeds/deed-endings.ts'

/** What a noun of doing ends with. */
export const deedNounEndings = [
  english.deedNounEndings,
  german.deedNounEndings,
  french.deedNounEndings,
  spanish.deedNounEndings,
].join('|')

/** What a noun of doing ends with that may open a line. */
export const openingNounEndings = [
  german.openingNounEndings,
  french.openingNounEndings,
  spanish.openingNounEndings,
].join('|')

/** What a participle ends with. */
export const participleEndings = [
  english.participleEndings,
  german.participleEndings,
  french.participleEndings,
  spanish.participleEndings,
].join('|')
