import { COUNTRIES, type Country } from '../words/countries.ts'
import { joinPatterns } from '../words/join-patterns.ts'

const express = (country: Country, kind: 'names' | 'words' | 'phone', flags: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${joinPatterns<Country>([country])(kind)})(?!\p{L})`,
    flags,
  )
const SIGNS = COUNTRIES.map((country) => ({
  currency: country.currency,
  sign: country.sign,
  names: express(country, 'names', 'gu'),
  words: express(country, 'words', 'giu'),
  phone: express(country, 'phone', 'u'),
}))
/** What tells the country stands within the first so many characters. */
const MAX_CHARS = 20_000
/** A place, a code or a number to call says more than a word does. */
const NAME = 3
const PHONE = 4
/** Where no country speaks of itself: who writes so, mostly. */
const MOST_LIKELY: Readonly<Record<string, string>> = { fr: 'CAD', en: 'USD', de: 'USD' }

/** 'HUNTSVILLE, ONTARIO' names places as well. */
const lowerCapitals = (text: string) =>
  text.replaceAll(/\p{Lu}{5,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())

const countDifferent = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([found]) => found.toLowerCase())).size

function countSigns(text: string, one: (typeof SIGNS)[number]): number {
  return (
    NAME * countDifferent(text, one.names) +
    countDifferent(text, one.words) +
    (one.phone.test(text) ? PHONE : 0)
  )
}

/**
 * Whose money a posting means by an amount with '$' or 'pesos', or with no sign at all: that of the country which its places, numbers to
 * call, taxes and ways of speaking show.
 * @param text all of a posting
 * @param sign '' for an amount alone
 * @param language of the text, for '$' in one that shows no country
 * @returns undefined where nothing tells
 */
export function readLocalCurrency(
  text: string,
  sign: '$' | '',
  language: string,
): string | undefined {
  const told = lowerCapitals(text.slice(0, MAX_CHARS))
  const counted = SIGNS.filter((one) => sign === '' || one.sign === sign)
    .map((one) => ({ currency: one.currency, signs: countSigns(told, one) }))
    .toSorted((one, other) => other.signs - one.signs)
  const [best] = counted
  if (best !== undefined && best.signs > 0) return best.currency
  return sign === '' ? undefined : MOST_LIKELY[language]
}
