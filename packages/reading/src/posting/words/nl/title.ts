import type { TitleWords } from '../title-words.ts'

/** Dutch: what its names are made of. */
export const dutchTitle: Partial<TitleWords> = { jointsInNames: 'van' }
