import { foldCase } from '@tailorbird/language'
import { tokenize } from '../tokens.ts'

/** The words that a text must have for a spelling to be looked at. */
export const placeKey = (written: string) =>
  tokenize(written)
    .map(({ norm }) => norm)
    .join(' ')

/**
 * What two spellings of one thing share; of one word also its end, because 'Canva' and 'Canvas' are two.
 */
export function spellingKey(written: string): string {
  const key = placeKey(written)
  return key.includes(' ') ? key : foldCase(written)
}
