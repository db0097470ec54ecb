import { changeGlyphMap, readGlyphMap } from './glyph-map.ts'
import { learnGlyphs } from './learn-glyphs.ts'
import { dropMarks, listSpans, type Span } from './list-spans.ts'
import { readPdfFile, readStream, writePdfFile, writeStream, type PdfFile } from './pdf-file.ts'

/** Scripts whose fonts have one glyph for several characters, or several for one. */
const MANY_SHAPED = /[\u0590-\u1CFF\u2E80-\u{1EFFF}\u{20000}-\u{3FFFF}]/u

/** Whether the text of a printed document needs to be mended. */
export const needsMending = (html: string): boolean => MANY_SHAPED.test(html)

interface Page {
  number: number
  content: string
  spans: Span[]
}

function listPages({ objects }: PdfFile): Page[] {
  return [...objects].flatMap(([number, object]) => {
    const content = readStream(object)
    return content?.includes('/ActualText') ? [{ number, content, spans: listSpans(content) }] : []
  })
}

/** Writes into a font's map what its glyphs stand for; gives the stretches that need no mark any more. */
function mendFont({ objects }: PdfFile, font: number, spans: readonly Span[]): Span[] {
  const entry = objects.get(font)?.toString('latin1') ?? ''
  const number = Number(/\/ToUnicode (\d+) 0 R/.exec(entry)?.[1])
  const map = readStream(objects.get(number) ?? Buffer.alloc(0))
  if (map === undefined) return []
  const known = readGlyphMap(map)
  const learned = learnGlyphs(spans, known)
  objects.set(number, writeStream(number, changeGlyphMap(map, learned)))
  return spans.filter(({ glyphs: [glyph = 0, ...more], text }) => {
    const told = learned.get(glyph) ?? known.get(glyph) ?? ''
    return more.length === 0 && told.normalize('NFKC') === text.normalize('NFKC')
  })
}

/**
 * Makes a PDF of Chromium tell its text to every reader. A font's map gives each glyph one character, and
 * Chromium takes the lowest: 日 (U+65E5) is searched for and copied as the radical ⽇ (U+2F47), and Arabic comes as forms
 * of letters or not at all. What they really are stands beside them in the pages, where many readers don't
 * look, and tears words into letters for others. It is written into the maps, and taken from the pages.
 * @returns the same bytes when the file is not one that Chromium's backend writes today
 */
export function mendText(bytes: Uint8Array): Uint8Array {
  const file = readPdfFile(bytes)
  if (!file) return bytes
  const pages = listPages(file)
  const fonts = Map.groupBy(
    pages.flatMap(({ spans }) => spans),
    ({ font }) => font,
  )
  const told = new Set([...fonts].flatMap(([font, spans]) => mendFont(file, font, spans)))
  for (const { number, content, spans } of pages) {
    const plain = dropMarks(
      content,
      spans.filter((span) => told.has(span)),
    )
    file.objects.set(number, writeStream(number, plain))
  }
  return writePdfFile(file)
}
