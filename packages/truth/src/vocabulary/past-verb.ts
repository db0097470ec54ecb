import { irregularPast } from '../words/vocabulary/past-verb.ts'

/** Past tenses that have no 'ed'. */
export const IRREGULAR_PAST = new RegExp(`^(?:${irregularPast})$`)
