import type { Span } from './list-spans.ts'

/** What the glyphs of a font stand for. */
export type GlyphTexts = ReadonlyMap<number, string>

/** A glyph that stands for what has none. */
const NONE = 0
/** What Chromium writes into a map where it knows no character. */
const UNKNOWN = '\0'
/** How often what was learned may help to learn more. */
const ROUNDS = 3

/** Of two letters in one glyph, such as لا: readers turn them around with the line, but not the form ﻻ. */
const isTurned = ({ text, glyphs }: Span, known: GlyphTexts) =>
  /^[\u0590-\u08FF]{2,}$/u.test(text) && known.get(glyphs[0] ?? NONE)?.normalize('NFKC') === text

function mostOften(texts: readonly string[]): string {
  const same = [...Map.groupBy(texts, (text) => text)]
  return same.toSorted((one, other) => other[1].length - one[1].length)[0]?.[0] ?? ''
}

/** Of a stretch with one glyph that nobody knows: that glyph, and what the others leave of the text. */
function solve({ text, glyphs }: Span, known: GlyphTexts): [glyph: number, text: string][] {
  const [unknown, ...more] = glyphs.filter((glyph) => !known.has(glyph))
  if (unknown === undefined || more.length > 0) return []
  let rest = text
  for (const glyph of glyphs.filter((one) => one !== unknown)) {
    const part = known.get(glyph) ?? ''
    // Parts of a letter that is drawn of two: neither is a letter.
    if (!rest.includes(part)) return []
    rest = rest.replace(part, '')
  }
  return rest === '' ? [] : [[unknown, rest]]
}

/**
 * Learns what glyphs of one font stand for: of those that make up a stretch alone, what they stand for most
 * often; then those of which all neighbours are known.
 * @param known what the font's own map says
 */
export function learnGlyphs(spans: readonly Span[], known: GlyphTexts): GlyphTexts {
  const real = spans.filter(({ glyphs }) => !glyphs.includes(NONE))
  const alone = Map.groupBy(
    real.filter((span) => span.glyphs.length === 1 && !isTurned(span, known)),
    ({ glyphs }) => glyphs[0] ?? NONE,
  )
  const learned = new Map(
    [...alone].map(([glyph, same]) => [glyph, mostOften(same.map(({ text }) => text))]),
  )
  const all = new Map([...known, ...learned].filter(([, text]) => text !== UNKNOWN))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [glyph, text] of real.flatMap((span) => solve(span, all))) {
      all.set(glyph, text)
      learned.set(glyph, text)
    }
  return learned
}
