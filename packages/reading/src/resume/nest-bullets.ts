import type { Line } from './read-lines.ts'

const MIN_STEP = 2
/** A bullet with more than this below it is a section of its own: its children stay bullets. */
const MAX_CHARS = 1_000

const endsPart = (text: string) => /[.:;,!?…]$/.test(text)

/**
 * Bullets with the bullets below them as one text, 'Led the move: planned it; ran it', so that no
 * order takes a child from its parent. They come back as continuations, for joinItems.
 */
export function nestBullets(lines: readonly Line[]): Line[] {
  const bullets = lines.filter(({ isBullet }) => isBullet)
  const base = bullets.reduce((least, { indent }) => Math.min(least, indent), Infinity)
  const parents = bullets.filter(({ indent }) => indent < base + MIN_STEP)
  // One bullet less indented than the rest, and a sentence: the paste lost its spaces.
  if (parents.length === 1 && parents[0]?.text.endsWith('.')) return [...lines]
  const nested: Line[] = []
  let chars = 0
  let hasParent = false
  for (const line of lines) {
    const isChild = line.isBullet && hasParent && line.indent >= base + MIN_STEP
    if (line.isBullet && !isChild) [hasParent, chars] = [true, 0]
    else if (!line.isBullet && !line.isBlank && line.indent <= base) hasParent = false
    chars += line.text.length
    if (isChild && chars <= MAX_CHARS) {
      while (nested.at(-1)?.isBlank) nested.pop()
      const above = nested.pop()
      if (above)
        nested.push({ ...above, text: endsPart(above.text) ? above.text : `${above.text};` })
      nested.push({ ...line, isBullet: false })
    } else nested.push(line)
  }
  return nested
}
