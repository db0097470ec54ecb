import { remember } from '@tailorbird/language'
import { HEDGES as english } from '../en/roles/hedges.ts'
import { HEDGES as french } from '../fr/roles/hedges.ts'
import { HEDGES as german } from '../de/roles/hedges.ts'
import { HEDGES as spanish } from '../es/roles/hedges.ts'
import type { Hedge } from '../en/roles/hedge.ts'

export type { Hedge } from '../en/roles/hedge.ts'

/** Ways to say that somebody does not fully do or know a thing, of all languages. */
export const HEDGES: readonly Hedge[] = [...english, ...german, ...french, ...spanish]

/** Lines of a resume are seldom longer, and are asked about once for each text that they may support. */
const MAX_CHARS = 500

/** Whether a text says anywhere that somebody does not fully do or know a thing. */
export const isHedged = remember(
  (text: string) => HEDGES.some(({ said }) => text.search(said) >= 0),
  MAX_CHARS,
)
