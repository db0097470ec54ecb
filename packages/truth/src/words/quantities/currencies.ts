import * as en from '../en/quantities/currencies.ts'
import * as de from '../de/quantities/currencies.ts'
import * as fr from '../fr/quantities/currencies.ts'
import * as es from '../es/quantities/currencies.ts'
import { joinEntries } from '../join-words.ts'

/** Names of money, by currency. */
export const CURRENCIES: Readonly<Record<string, string>> = joinEntries(
  [en.CURRENCIES, de.CURRENCIES, fr.CURRENCIES, es.CURRENCIES],
  ' ',
)
