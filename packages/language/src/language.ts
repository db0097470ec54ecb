/** Languages that a resume's words tell apart. */
export type Language = 'en' | 'fr' | 'de' | 'es'

const MARKERS: Record<Language, RegExp> = {
  en: /^(?:the|and|of|with|for|to|in)$/,
  fr: /^(?:le|les|des|et|du|pour|avec|dans|une)$/,
  de: /^(?:der|die|das|und|mit|von|für|im|bei)$/,
  es: /^(?:el|los|las|y|del|con|para|una|por)$/,
}
const SAMPLE_CHARS = 20_000
/** A heading counts as so many small words. */
const WORDS_OF_HEADING = 2

/**
 * The language of a text by its small words; English when nothing tells.
 * @param headings what languages its headings are in: lines of nouns have few small words, and a heading tells as much as some
 */
export function detectLanguage(text: string, headings: readonly Language[] = []): Language {
  const words =
    text
      .slice(0, SAMPLE_CHARS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  let best: Language = 'en'
  let most = 0
  for (const language of Object.keys(MARKERS) as Language[]) {
    const small = words.filter((word) => MARKERS[language].test(word)).length
    const count = small + WORDS_OF_HEADING * headings.filter((one) => one === language).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}
