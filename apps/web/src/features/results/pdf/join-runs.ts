import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** A gap up to this share of the letters' size parts nothing: within a word, or a space. */
const MAX_GAP = 0.6
const TOLERANCE = 0.02

type Item = TextContent['items'][number]
type TextItem = Extract<Item, { str: string }>
const isText = (item: Item | undefined): item is TextItem => item !== undefined && 'str' in item

const [SIZE_X, SLANT, TURN, SIZE_Y, X, Y] = [0, 1, 2, 3, 4, 5] as const
const numberAt = ({ transform }: TextItem, at: number) => Number(transform[at] ?? 0)

/** Whether a run goes on where another ends: same line, same letters, next to it. */
function isNext(run: TextItem, next: TextItem): boolean {
  const size = numberAt(run, SIZE_X)
  const isSame = [SIZE_X, SLANT, TURN, SIZE_Y, Y].every(
    (at) => Math.abs(numberAt(run, at) - numberAt(next, at)) <= TOLERANCE * Math.abs(size),
  )
  // A space has no letters of its own font, so it takes the font of what is before it.
  const isSameFont = run.fontName === next.fontName || next.str.trim() === ''
  if (!isSame || !isSameFont || run.hasEOL || run.dir !== 'ltr' || next.dir !== 'ltr') return false
  if (numberAt(run, SLANT) !== 0 || size <= 0) return false
  const gap = numberAt(next, X) - numberAt(run, X) - run.width
  const isWideSpace = ({ str, width }: TextItem) => str.trim() === '' && width > MAX_GAP * size
  if (isWideSpace(run) || isWideSpace(next)) return false
  return gap > -MAX_GAP * size && gap < MAX_GAP * size
}

function join(run: TextItem, next: TextItem): TextItem {
  const end = numberAt(next, X) + next.width
  const width = next.width > 0 ? end - numberAt(run, X) : run.width
  return { ...run, str: run.str + next.str, width, hasEOL: next.hasEOL }
}

/**
 * Joins the runs that a PDF's text comes in: a letter pair drawn as one sign parts its word in three, and
 * a screen reader would read 'Sta ff'.
 */
export function joinRuns(content: TextContent): TextContent {
  const items: Item[] = []
  for (const item of content.items) {
    const last = items.at(-1)
    if (isText(item) && isText(last) && isNext(last, item))
      items[items.length - 1] = join(last, item)
    else items.push(item)
  }
  return { ...content, items }
}
