import type { HeadingMatchers } from '../words/heading-matchers.ts'
import type { HeadText } from './head-text.ts'
import { rememberOf } from '@tailorbird/language'

const AROUND = 14
const MAX_MENTIONS = 12
const LETTER = /[\p{L}\p{N}]/u

const expressions = rememberOf(({ placeBefore }: HeadingMatchers) => ({
  placeBefore: new RegExp(String.raw`${placeBefore}\s$`, 'iu'),
}))

/** What stands before each place where a name stands in the text, a dozen at most. */
export function listBefore({ folded }: HeadText, name: string): string[] {
  const small = name.toLowerCase()
  const found: string[] = []
  const isLetter = (at: number) => LETTER.test(folded.charAt(at))
  for (
    let at = folded.indexOf(small);
    at >= 0 && found.length < MAX_MENTIONS;
    at = folded.indexOf(small, at + 1)
  )
    if (!isLetter(at - 1) && !isLetter(at + small.length))
      found.push(folded.slice(Math.max(0, at - AROUND), at))
  return found
}

/**
 * Whether the posting writes a name as that of a place, at least as often as not: 'in Leeds'.
 * @param before what stands before each place of the name, as listBefore gives it
 */
export function isCalledPlace(before: readonly string[], head: HeadText): boolean {
  const { placeBefore } = expressions(head.matchers)
  const places = before.filter((part) => placeBefore.test(part)).length
  return places > 0 && places * 2 >= before.length
}
