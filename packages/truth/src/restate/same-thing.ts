import { foldWord, stem } from '@tailorbird/language'

const PLURAL = /(?<=\p{L}{4})(?:en|es|n|s|e)$/u

/** A word without what makes it several: 'Beschwerden', 'reclamaciones'. */
const keysOf = (thing: string) => {
  const folded = foldWord(thing)
  return new Set([folded, stem(folded), folded.replace(PLURAL, '')])
}

/** Whether two words name one thing. */
export function isSameThing(one: string, other: string): boolean {
  const keys = keysOf(other)
  return [...keysOf(one)].some((key) => keys.has(key))
}
