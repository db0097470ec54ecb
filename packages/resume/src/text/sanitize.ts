/** Controls except tab and newline, format marks (zero-width, bidi, soft hyphen), lone surrogates, noncharacters. */
const UNWANTED =
  /(?![\t\n])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFDD0-\uFDEF\uFFFE\uFFFF]|\p{Cs}/gu

/**
 * The same text with one kind of line end, composed letters (NFC) and nothing invisible that could
 * hide or reorder words.
 */
export function sanitizeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n')
    .replaceAll(UNWANTED, '')
    .normalize('NFC')
}

/** One line, words one space apart. */
export function foldSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
