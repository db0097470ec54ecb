import type { TitleWords } from '../title-words.ts'

/** Italian: what its names are made of. */
export const italianTitle: Partial<TitleWords> = {
  smallInNames: 'di',
  jointsInNames: 'e | della',
}
