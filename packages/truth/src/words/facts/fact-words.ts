import * as en from '../en/facts/fact-words.ts'
import * as de from '../de/facts/fact-words.ts'
import * as fr from '../fr/facts/fact-words.ts'
import * as es from '../es/facts/fact-words.ts'

/** Joins the parts of a fact and is none itself. */
export const FACT_JOINTS = [en.FACT_JOINTS, de.FACT_JOINTS, fr.FACT_JOINTS, es.FACT_JOINTS].join(
  ' ',
)

/** The level of a language that is one's own. */
export const NATIVE = [en.NATIVE, de.NATIVE, fr.NATIVE, es.NATIVE].join('|')

/** Stands beside a level that is a letter and a digit. */
export const LEVEL = [en.LEVEL, de.LEVEL, fr.LEVEL, es.LEVEL].join('|')

/** Words of titles that short forms of two letters are found in by chance. */
export const RANKED_ROLES = [
  en.RANKED_ROLES,
  de.RANKED_ROLES,
  fr.RANKED_ROLES,
  es.RANKED_ROLES,
].join('|')
