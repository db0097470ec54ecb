import type { TitleWords } from '../title-words.ts'

/** Portuguese: what its names are made of. */
export const portugueseTitle: Partial<TitleWords> = {
  smallInNames: 'das?',
  jointsInNames: 'e | da | dos',
}
