import type { FactsWords } from '../facts-words.ts'

/** Small words of towns' names that are of no language that we know. */
export const internationalFacts: Partial<FactsWords> = { townJoints: 'dis | dus' }
