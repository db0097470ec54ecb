const TOKEN =
  /\/F(\d+) [\d.-]+ Tf|(\/Span\s*<<\s*\/ActualText <([0-9A-Fa-f]+)>\s*>>\s*BDC)\s|\b(?:BDC|BMC)\b|\b(EMC)\s|<([0-9A-Fa-f]+)>/g

const readText = (hex: string) =>
  Buffer.from(hex, 'hex')
    .swap16()
    .toString('utf16le')
    .replace(/^\uFEFF/, '')

const readGlyphs = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16))

/** A stretch of a page that says which text it is ('ActualText'), because its glyphs don't tell it. */
export interface Span {
  text: string
  /** The number of the font's object, which Chromium makes its name. */
  font: number
  glyphs: number[]
  /** Where its two marks stand in the page's content. */
  marks: { start: number; end: number }[]
}

/** The stretches of a page's content, as Chromium writes it, that have a text of their own. */
export function listSpans(content: string): Span[] {
  const spans: Span[] = []
  const open: (Span | undefined)[] = []
  let font = 0
  for (const found of content.matchAll(TOKEN)) {
    const [whole, tf, opening, actual = '', closing, hex] = found
    const current = open.at(-1)
    const mark = { start: found.index, end: found.index + whole.length }
    if (tf !== undefined) {
      font = Number(tf)
      if (current) current.font = font
    } else if (opening !== undefined) {
      open.push({ text: readText(actual), font, glyphs: [], marks: [mark] })
    } else if (closing !== undefined) {
      const span = open.pop()
      if (span) spans.push({ ...span, marks: [...span.marks, mark] })
    } else if (hex === undefined) open.push(undefined)
    else current?.glyphs.push(...readGlyphs(hex))
  }
  return spans
}

/** A page's content without the marks of some stretches. */
export function dropMarks(content: string, spans: readonly Span[]): string {
  const marks = spans
    .flatMap((span) => span.marks)
    .toSorted((one, other) => one.start - other.start)
  const ends = [0, ...marks.map(({ end }) => end)]
  const starts = [...marks.map(({ start }) => start), content.length]
  return ends.map((end, index) => content.slice(end, starts[index])).join('')
}
