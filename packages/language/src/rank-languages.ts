import { MARKERS } from './markers.ts'

const SAMPLE_CHARS = 20_000

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
