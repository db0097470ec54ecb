import * as english from '../en/equals/equals.ts'
import * as german from '../de/equals/equals.ts'
import * as french from '../fr/equals/equals.ts'
import * as spanish from '../es/equals/equals.ts'

const LANGUAGES = [english, german, french, spanish]
const join = (name: Exclude<keyof typeof english, 'fiscalShort'>) =>
  LANGUAGES.map((words) => words[name]).join('|')

/** The words among them that stand between a part and its whole, too: '3 von 12'. */
export const partOf = [german, french, spanish].map((words) => words.partOf).join('|')
export const ofWhole = [german, french, spanish].map((words) => words.ofWhole).join('|')

/** Before the year of a fiscal year; before a short one. */
export const fiscal = join('fiscal')
export const fiscalShort = `${english.fiscalShort}|${german.fiscalShort}`

/** Who tells of oneself. */
export const self = join('self')

/** Says that a figure is one of each. */
export const average = join('average')

/** Join two nouns that another language writes as one, and what such nouns end with. */
export const { compoundArticles, compoundJoints, nounEndings } = german

/** Verbs in two parts: what ends a clause, how the other part ends, what stands between two deeds. */
export const { finite, parted, partedJoints } = german

/** Before a word that looks like such an end, and is none. */
export const beforeNoPart = french.beforeYear
