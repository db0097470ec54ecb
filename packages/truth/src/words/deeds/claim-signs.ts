import * as en from '../en/deeds/claim-signs.ts'
import * as de from '../de/deeds/claim-signs.ts'
import * as fr from '../fr/deeds/claim-signs.ts'
import * as es from '../es/deeds/claim-signs.ts'

/** What several of a thing may end in. */
export const PLURAL_ENDINGS = [
  en.PLURAL_ENDINGS,
  de.PLURAL_ENDINGS,
  fr.PLURAL_ENDINGS,
  es.PLURAL_ENDINGS,
].join('|')

/** What is cut off to see one thing beside several. */
export const CUT_ENDINGS = [en.CUT_ENDINGS, de.CUT_ENDINGS, fr.CUT_ENDINGS, es.CUT_ENDINGS].join(
  '|',
)

/** The person who tells. */
export const SELF = [en.SELF, de.SELF, fr.SELF, es.SELF].join('|')

/** Joins what is told. */
export const CLAIM_JOINT = [en.CLAIM_JOINT, de.CLAIM_JOINT, fr.CLAIM_JOINT, es.CLAIM_JOINT].join(
  '|',
)

/** Ends a word for something that is being done. */
export const DOING_ENDINGS = [
  en.DOING_ENDINGS,
  de.DOING_ENDINGS,
  fr.DOING_ENDINGS,
  es.DOING_ENDINGS,
].join('|')
