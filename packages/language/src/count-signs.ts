import type { Language } from './language.ts'

const words = (text: string) => text.split(' ')

/** Small words that one of the languages has and no other. */
const SIGNS = new Map<string, Language>(
  (
    [
      [
        'en',
        'the and of with for to by at from as on into their our its was were is are this that which who across within through per each all my your',
      ],
      ['fr', 'le les des et du pour avec dans une aux au sur chez par leur ses ces cette est sont'],
      [
        'de',
        'der die das und mit von für im bei den dem ein eine einer eines einen auf zur zum vom nach aus über sowie durch',
      ],
      ['es', 'el los las y del con para una por al sus su como más hasta desde'],
    ] as const
  ).flatMap(([language, text]) => words(text).map((word) => [word, language] as const)),
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
