import { joinFileName } from '@tailorbird/document'

/** Longest name of a file in an archive, with its extension. */
const MAX_CHARS = 120
const EXTENSION_CHARS = '.pdf'.length

/**
 * Gives each result of an archive a name of its own, without extension: its parts, such as
 * 'Person - Company - Title', then 'Person - Company - Title (2)'. Names that differ in case or accents' coding alone count as the same, as
 * some file systems have it.
 */
export function createNames(): (...parts: string[]) => string {
  const taken = new Set<string>()
  return (...parts) => {
    const wanted = joinFileName(parts, '').slice(0, -1)
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` (${count})`
      const name = cut(wanted, MAX_CHARS - EXTENSION_CHARS - suffix.length) + suffix
      const folded = name.normalize('NFC').toLowerCase()
      if (taken.has(folded)) continue
      taken.add(folded)
      return name
    }
  }
}

/** Cuts between characters, and leaves no dot or space at the end. */
function cut(name: string, length: number): string {
  if (name.length <= length) return name
  let end = name.slice(0, length).toWellFormed().replace(/�$/, '')
  while (end.endsWith('.') || end.endsWith(' ')) end = end.slice(0, -1)
  return end
}
