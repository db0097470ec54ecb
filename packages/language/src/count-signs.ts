import { listSigns, type Language } from './words/index.ts'

/** Small words that one of the languages has and no other. */
const SIGNS = new Map<string, Language>(
  listSigns('inLines').flatMap(([language, words]) =>
    [...words].map((word) => [word, language] as const),
  ),
)

/** 'Los Angeles' is not Spanish. */
const SMALL = /(?<!\p{L})\p{Ll}+(?!\p{L})/gu
/** Parts of people's names. */
const PARTICLES = /(?<!\p{L})van de[nr]?(?!\p{L})/gu

/** The language whose small words a line has most of, and how many; undefined when none tells. */
export function countSigns(line: string): { language: Language; count: number } | undefined {
  const counts = new Map<Language, number>()
  for (const word of line.replaceAll(PARTICLES, '').match(SMALL) ?? []) {
    const language = SIGNS.get(word)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  let best: { language: Language; count: number } | undefined
  for (const [language, count] of counts)
    if (!best || count > best.count) best = { language, count }
  return best
}
