import { trimEnds } from './trim-ends.ts'

/** Nothing is cut at the front: there no character matches. */
const NONE = /(?!)/
const STOP = /[\s.]/
const ENDED = /[!?…]$/

/** A text as a whole sentence: with one full stop, also behind a name that ends with its own ('Inc.'). */
export function endSentence(text: string): string {
  const rest = trimEnds(text, NONE, /\s/)
  return ENDED.test(rest) ? rest : `${trimEnds(rest, NONE, STOP)}.`
}
