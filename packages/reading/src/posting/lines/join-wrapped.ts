/** Mail programs and old pages wrap below this. */
const WIDEST = 100
/** Of the lines that go on, so many begin with a small letter where a text was wrapped; German has many capitals. */
const MIN_SMALL = 0.3
/** An address has no place to be wrapped at. */
const ONE_WORD = /^\s*\S{1,300}\s*$/u
const NEW_LINE = /^\s*(?:[-*•·▪◦‣●○■–—➢✓✔❖→»▸►▶?#|]|\d{1,2}[.)]|[a-z][)])(?:\s|$)/u
const QUOTED = /^\s*(?:>\s?)+/u
const FEW_QUOTED = 3

/** A forwarded letter has a mark before each line. */
function unquote(lines: readonly string[]): string[] {
  const quoted = lines.filter((line) => QUOTED.test(line))
  return quoted.length >= FEW_QUOTED ? lines.map((line) => line.replace(QUOTED, '')) : [...lines]
}

/** Whether a word of the next line had no room left. */
const isFull = (line: string, next: string, width: number) =>
  line.trim() !== '' &&
  next.trim() !== '' &&
  !NEW_LINE.test(next) &&
  line.trimEnd().length + 1 + (next.trim().split(/\s/, 1)[0] ?? '').length > width

/**
 * Joins lines that were wrapped at a width, as mail programs do: where the next line's first word would
 * not have fitted. Texts in which that hardly happens, or whose lines all begin anew, come back as they are.
 */
export function joinWrapped(source: readonly string[]): string[] {
  const lines = unquote(source)
  const width = lines.reduce(
    (most, line) => (ONE_WORD.test(line) ? most : Math.max(most, line.trimEnd().length)),
    0,
  )
  if (width > WIDEST) return lines
  const full = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    return next !== undefined && isFull(line, next, width) ? [next] : []
  })
  const isLoud = !lines.some((line) => /\p{Ll}/u.test(line))
  const small = full.filter((next) => isLoud || /^\s*[\p{Ll}\d(]/u.test(next))
  if (full.length === 0 || small.length < MIN_SMALL * full.length) return lines
  const joined: string[] = []
  let above: string | undefined
  for (const line of lines) {
    if (above !== undefined && isFull(above, line, width))
      joined[joined.length - 1] = `${joined.at(-1)?.trimEnd()} ${line.trim()}`
    else joined.push(line)
    above = line
  }
  return joined
}
