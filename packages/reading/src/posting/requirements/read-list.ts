import { type Hit } from '@tailorbird/lexicon'
import type { Span } from '../lines/span.ts'
import type { LanguageWords } from '../words/language-words.ts'

const MAX_PIECE_WORDS = 4
const MAX_PIECE_CHARS = 40
const LABEL = /^[^:]{2,40}:\s/
const MARKS = /[,;|•·/]/

/**
 * The unknown names of a line that is a list: 'Technologies: java apache continuous-integration'.
 * @param hits what the lexicon knows in it
 */
export function readList(text: string, hits: readonly Hit[], language: LanguageWords): Span[] {
  const offset = LABEL.exec(text)?.[0].length ?? 0
  const body = text.slice(offset)
  const hasMarks = MARKS.test(body)
  // Tags of a job site: small letters, one word each.
  const isTags = !hasMarks && !/\p{Lu}/u.test(body)
  const piece = isTags ? /\S+/gu : /[^,;|•·/]+/gu
  return [...body.matchAll(piece)].flatMap(({ 0: found, index }): Span[] => {
    const start = offset + index + (found.length - found.trimStart().length)
    const end = start + found.trim().length
    const words = found.trim().toLowerCase().split(' ')
    const isKnown = hits.some((hit) => hit.start < end && hit.end > start)
    const isPlain =
      words.length <= MAX_PIECE_WORDS &&
      end - start <= MAX_PIECE_CHARS &&
      /\p{L}/u.test(found) &&
      !/[.!?<>]$|:/.test(found.trim()) &&
      !words.some((word) => language.stops.has(word) || language.edges.has(word))
    return end > start && isPlain && !isKnown ? [{ start, end }] : []
  })
}
