import type { FactsWords } from '../facts-words.ts'

/** Italian: what its towns' names are made of. */
export const italianFacts: Partial<FactsWords> = { townJoints: 'da | di' }
