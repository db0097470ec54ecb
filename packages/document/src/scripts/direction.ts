export type Direction = 'ltr' | 'rtl'

const RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu
const LETTER = /\p{L}/gu
const FIRST_LETTER = /\p{L}/u

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The direction of a document: that of most of what it says. A third of the letters is most of it, because
 * these scripts leave vowels out, and names of tools and firms are in Latin letters everywhere.
 */
export function directionOf(text: string): Direction {
  const right = countOf(text, RIGHT)
  return right > 0 && 3 * right > countOf(text, LETTER) ? 'rtl' : 'ltr'
}

/**
 * The direction of one text in a document: that of its letters; of mixed ones that of the first letter. In a
 * document from right to left lines often begin with a name ('C++ — مطور'): there a quarter of the letters is enough.
 * @returns undefined for a text without letters
 */
export function textDirection(text: string, document: Direction): Direction | undefined {
  const right = countOf(text, RIGHT)
  const letters = countOf(text, LETTER)
  if (letters === 0) return undefined
  if (right === 0) return 'ltr'
  if (right === letters || (document === 'rtl' && 4 * right >= letters)) return 'rtl'
  const first = FIRST_LETTER.exec(text)?.[0] ?? ''
  return countOf(first, RIGHT) > 0 ? 'rtl' : 'ltr'
}
