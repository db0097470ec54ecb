import type { FactsWords } from '../facts-words.ts'

/** Portuguese: what its towns' names are made of. */
export const portugueseFacts: Partial<FactsWords> = { townJoints: 'da | das | de' }
