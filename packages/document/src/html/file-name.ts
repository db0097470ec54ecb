import { UNKNOWN_COMPANY } from '@tailorbird/contracts'
import { trimEnds, foldSpaces, sanitizeText } from '@tailorbird/language'

/** File systems allow 255 bytes; letters may need four. */
const MAX_BYTES = 180
/** Far more than is kept. */
const LONGEST_LOOK = 1000
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

function cutBytes(text: string): string {
  let bytes = 0
  let result = ''
  for (const character of text) {
    bytes += new TextEncoder().encode(character).length
    if (bytes > MAX_BYTES) break
    result += character
  }
  return result
}

const clean = (text: string) =>
  trimEnds(
    foldSpaces(
      sanitizeText(text.slice(0, LONGEST_LOOK)).replaceAll(/[/\\:*?"<>|'’`\p{Cc}\p{Cf}]+/gu, ' '),
    ),
    /[\s.~-]/,
    /[\s.]/,
  )

/**
 * A file name 'Person - Company - Title.pdf' that every file system takes: no slashes, quotes, control
 * characters, leading dots or reserved names; at most 200 bytes. Letters of all scripts stay. A part without
 * anything to say is left out, and a company that nobody named says nothing.
 * @param extension without the dot
 */
export function joinFileName(parts: readonly string[], extension: string): string {
  const name = parts
    .map(clean)
    .filter((part) => part !== '' && part !== UNKNOWN_COMPANY)
    .join(' - ')
  const stem = cutBytes(name)
    .trimEnd()
    .replace(/[.\s]+$/, '')
  const isUsable = stem !== '' && !RESERVED.test(stem)
  return `${isUsable ? stem : `Resume ${stem}`.trim()}.${extension}`
}
