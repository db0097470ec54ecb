import { irregularPast } from '../words/en/vocabulary/past-verb.ts'

/** Past tenses that have no 'ed'. */
export const IRREGULAR_PAST = new RegExp(`^(?:${irregularPast})$`)
