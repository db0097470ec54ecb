/** A pasted list has short parts; a longer one is a sentence with commas. */
const MOST_WORDS = 5

const fold = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * Adds texts to a list of short texts: trimmed, none empty, none twice (whatever its case).
 * @returns the new list, what was added and what was there already
 */
export function addChips(
  items: readonly string[],
  texts: readonly string[],
): { items: string[]; added: string[]; doubles: string[] } {
  const known = new Set(items.map(fold))
  const added: string[] = []
  const doubles: string[] = []
  for (const text of texts.map((raw) => raw.trim())) {
    if (text === '') continue
    if (known.has(fold(text))) doubles.push(text)
    else {
      known.add(fold(text))
      added.push(text)
    }
  }
  return { items: [...items, ...added], added, doubles }
}

/** The parts of a pasted list: by lines, semicolons and commas; undefined for a single text. */
export function splitPaste(pasted: string): string[] | undefined {
  const filled = (parts: string[]) => parts.map((part) => part.trim()).filter((part) => part !== '')
  const lines = filled(pasted.split(/[\r\n;•]/))
  const parts = lines.flatMap((line) => {
    const pieces = filled(line.split(','))
    return pieces.every((piece) => piece.split(/\s+/).length <= MOST_WORDS) ? pieces : [line]
  })
  return parts.length > 1 ? parts : undefined
}

/** The lines of pasted bullets without their marks; undefined for a single line. */
export function splitBullets(pasted: string): string[] | undefined {
  const lines = pasted
    .split(/[\r\n]/)
    .map((line) => line.trim().replace(/^(?:[-*•–▪◦]|\d{1,2}[.)])\s+/, ''))
  const filled = lines.filter((line) => line !== '')
  return filled.length > 1 ? filled : undefined
}
