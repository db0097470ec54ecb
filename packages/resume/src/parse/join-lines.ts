import type { Line } from './read-lines.ts'

/** A line this long that does not end a sentence was wrapped. */
const WRAPPED_CHARS = 60

const endsSentence = (text: string) => /[.;:!?…)]["”’]?$/.test(text)

function continues(previous: Line, line: Line): boolean {
  if (line.isBullet || line.level > 0 || previous.level > 0) return false
  if (/^[\p{Ll}&(]/u.test(line.text)) return true
  if (previous.isBullet && line.indent > previous.indent) return true
  return previous.text.length >= WRAPPED_CHARS && !endsSentence(previous.text)
}

function join(lines: readonly Line[], isSame: (previous: Line, line: Line) => boolean): string[] {
  const items: string[][] = []
  let previous: Line | undefined
  for (const line of lines) {
    if (line.isBlank) previous = undefined
    else {
      const last = items.at(-1)
      // A continuation of a continuation is judged by its own first line's indent.
      if (previous && last && isSame(previous, line)) {
        last.push(line.text)
        previous = { ...line, isBullet: previous.isBullet, indent: previous.indent }
      } else {
        items.push([line.text])
        previous = line
      }
    }
  }
  return items.map((parts) => parts.join(' '))
}

/** Bullets and lines as items; wrapped lines are joined. */
export function joinItems(lines: readonly Line[]): string[] {
  return join(lines, continues)
}

/** Paragraphs: lines without a blank line between them belong together; each bullet is its own. */
export function joinParagraphs(lines: readonly Line[]): string[] {
  return join(lines, (previous, line) => !line.isBullet && line.level === 0 && previous.level === 0)
}
