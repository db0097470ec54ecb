import { MARKERS } from './markers.ts'

const SAMPLE_CHARS = 20_000
/** Fewer small words of one language tell nothing. */
const MIN_MARKERS = 3
/** A text with so many letters of another script is in a language of that script. */
const MOSTLY = 0.3

const markers = Object.entries(MARKERS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
)

/** How often each language's small words stand in a text, the most frequent language first. */
export function rankLanguages(text: string): { language: string; count: number }[] {
  const words =
    text
      .slice(0, SAMPLE_CHARS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return markers
    .map(([language, small]) => ({
      language,
      count: words.filter((word) => small.has(word)).length,
    }))
    .toSorted((one, other) => other.count - one.count)
}

/**
 * The language that a text is written in.
 * @returns its two letters; 'other' for a script that is not Latin; null when too little stands there to tell
 */
export function guessLanguage(text: string): string | null {
  const sample = text.slice(0, SAMPLE_CHARS)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && (letters - latin) / letters > MOSTLY) return 'other'
  const [first] = rankLanguages(text)
  return first && first.count >= MIN_MARKERS ? first.language : null
}
