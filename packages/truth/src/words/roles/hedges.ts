import { HEDGES as english } from '../en/roles/hedges.ts'

export type { Hedge } from '../en/roles/hedges.ts'

/** Ways to say that somebody does not fully do or know a thing, of all languages. */
export const HEDGES = [...english]
