import { findSection } from './headings.ts'

const MIN_LEFT = 16
const MIN_LINES = 6
const MAX_WIDTH = 200
/** Text of the right column may begin a little further in: bullets, wrapped lines. */
const GAP = /(?<=^|\S)(?: {2,}|\t+)(?=\S)/g
const MAX_CROSSING = 0.1

/** Where on a line text begins behind a gap. */
function readStarts(raw: string): number[] {
  if (raw.length > MAX_WIDTH || raw.includes('\t')) return []
  return [...raw.matchAll(GAP)].map((match) => match.index + match[0].length)
}

const isHeading = (text: string) => {
  const kind = findSection(text.trim())
  return kind !== undefined && kind !== 'title'
}

/** The column where most headings of a right column stand; undefined when the page has one column. */
function findGutter(raws: readonly string[]): number | undefined {
  const headings = new Map<number, number>()
  const lines = new Map<number, number>()
  for (const raw of raws)
    for (const start of readStarts(raw)) {
      lines.set(start, (lines.get(start) ?? 0) + 1)
      if (start >= MIN_LEFT && isHeading(raw.slice(start)))
        headings.set(start, (headings.get(start) ?? 0) + 1)
    }
  const [best] = [...headings]
    .filter(([start]) => (lines.get(start) ?? 0) >= MIN_LINES)
    .toSorted(
      (one, other) => other[1] - one[1] || (lines.get(other[0]) ?? 0) - (lines.get(one[0]) ?? 0),
    )
  return best?.[0]
}

/**
 * A page printed in two columns side by side ('CONTACT      EXPERIENCE') as one column: what stands above them,
 * the left column, the right one. Texts without headings in both columns come back as they are.
 */
export function splitColumns(text: string): string {
  const raws = text.split('\n')
  const gutter = findGutter(raws)
  if (gutter === undefined) return text
  const isRight = (raw: string) => readStarts(raw).includes(gutter)
  const from = raws.findIndex(isRight)
  const to = raws.findLastIndex(isRight) + 1
  const inside = raws.slice(from, to)
  const crosses = (raw: string) =>
    raw.length > gutter && !/ {2}$/.test(raw.slice(0, gutter)) && raw.slice(0, gutter).trim() !== ''
  const crossing = inside.filter(crosses).length
  const hasLeft = raws.slice(from).some((raw) => isHeading(raw.slice(0, gutter)))
  if (!hasLeft || crossing > MAX_CROSSING * inside.length) return text
  // The left column may be longer than the right one, and its lines short.
  const rest = raws.slice(to).findIndex((raw) => raw.trimEnd().length > gutter)
  const end = rest < 0 ? raws.length : to + rest
  const rows = raws.slice(from, end)
  const left = rows.map((raw) => (crosses(raw) ? raw : raw.slice(0, gutter).trimEnd()))
  const right = rows.map((raw) => (crosses(raw) ? '' : raw.slice(gutter)))
  return [...raws.slice(0, from), ...left, '', ...right, '', ...raws.slice(end)].join('\n')
}
