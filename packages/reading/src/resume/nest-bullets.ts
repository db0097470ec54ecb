import type { Line } from './read-lines.ts'

const MIN_STEP = 2
/** A bullet with more than this below it is a section of its own: its children stay bullets. */
const MAX_CHARS = 1_000

/** Signs of bullets, and those that stand below them where a paste has lost its spaces. */
const UPPER = '•●■□◆◇♦➢➤►▶▸❖✓✔'
const LOWER = 'o◦▪▫‣›–—-'

/** The signs of bullets that stand below others without being set in. */
function findLower(bullets: readonly Line[]): ReadonlySet<string> {
  const [first] = bullets
  if (!UPPER.includes(first?.mark || ' ')) return new Set()
  return new Set(bullets.flatMap(({ mark = '' }) => (LOWER.includes(mark || ' ') ? mark : [])))
}

/**
 * Says of bullets how deep they stand below others: by how far they are set in, or by their signs. They
 * come back with their depth, for joinItems.
 */
export function nestBullets(lines: readonly Line[]): Line[] {
  const bullets = lines.filter(({ isBullet }) => isBullet)
  const base = bullets.reduce((least, { indent }) => Math.min(least, indent), Infinity)
  const isOuter = ({ indent }: Line) => indent < base + MIN_STEP
  const outer = bullets.filter(isOuter)
  // One bullet less indented than the rest, and a sentence: the paste lost its spaces.
  if (outer.length === 1 && outer[0]?.text.endsWith('.')) return [...lines]
  const lower = findLower(outer)
  const columnOf = (line: Line) =>
    line.indent + (isOuter(line) && lower.has(line.mark ?? '') ? MIN_STEP : 0)
  /** The columns of the bullets that the next one may stand below. */
  let open: number[] = []
  let chars = 0
  return lines.map((line, at) => {
    if (!line.isBullet) {
      const isLoose = lines[at - 1]?.isBlank === true || line.indent <= base
      if (!line.isBlank && isLoose) open = []
      chars += line.text.length
      return line
    }
    const column = columnOf(line)
    open = open.filter((above) => above + MIN_STEP <= column)
    const depth = open.length
    open.push(column)
    chars = (depth === 0 ? 0 : chars) + line.text.length
    return depth > 0 && chars <= MAX_CHARS ? { ...line, depth } : line
  })
}
