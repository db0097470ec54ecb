import { checkFigures } from '../figures/check-figures.ts'
import { checkRepeats } from '../wording/check-repeats.ts'
import { checkRoles } from '../deeds/check-roles.ts'
import { checkWords, type Support } from '../wording/check-words.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Reading } from '../clauses/reading.ts'
import type { Claim } from '../clauses/violation.ts'

/**
 * What a text claims beyond its sources: figures, tools and skills, a larger role, and any other
 * word that says something they do not say. Closed by default: a word that is neither in the
 * sources, nor another way to say one of theirs, nor empty of meaning, counts as a claim.
 * @param isGiven figures that are known from elsewhere, such as years of experience
 */
export function checkClaims(
  told: Reading,
  support: Support,
  isGiven: (quantity: Quantity) => boolean,
): Claim[] {
  const { sources, context } = support
  return [
    ...checkFigures(told, [...sources, ...context], isGiven),
    ...checkWords(told, support),
    ...checkRoles(told, sources, context),
    ...checkRepeats(told, sources),
  ]
}
