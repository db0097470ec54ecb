import * as en from './en/currencies.ts'
import * as de from './de/currencies.ts'
import * as fr from './fr/currencies.ts'
import * as es from './es/currencies.ts'
import { joinEntries } from './join-words.ts'

/** Names of money, by currency. */
export const CURRENCIES: Readonly<Record<string, string>> = joinEntries(
  [en.CURRENCIES, de.CURRENCIES, fr.CURRENCIES, es.CURRENCIES],
  ' ',
)
