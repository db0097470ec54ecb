import * as en from '../en/figures/measured-things.ts'
import * as de from '../de/figures/measured-things.ts'
import * as fr from '../fr/figures/measured-things.ts'
import * as es from '../es/figures/measured-things.ts'
import { joinEntries } from '../join-words.ts'

/** What results are measured in, by one name. */
export const MEASURED_THINGS: Readonly<Record<string, string>> = joinEntries(
  [en.MEASURED_THINGS, de.MEASURED_THINGS, fr.MEASURED_THINGS, es.MEASURED_THINGS],
  ' ',
)
