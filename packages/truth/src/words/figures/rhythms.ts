import { joinEntries } from '../join-words.ts'
import * as en from '../en/figures/rhythms.ts'
import * as de from '../de/figures/rhythms.ts'
import * as fr from '../fr/figures/rhythms.ts'
import * as es from '../es/figures/rhythms.ts'

/** Before the time between one and the next. */
export const EVERY = [en.EVERY, de.EVERY, fr.EVERY, es.EVERY].join('|')

/** How often something is done, by the English names of periods: what the words begin with. */
export const RHYTHMS: Readonly<Record<string, string>> = joinEntries(
  [en.RHYTHMS, de.RHYTHMS, fr.RHYTHMS, es.RHYTHMS],
  '|',
)
