/** Controls except tab and newline, format marks (zero-width, bidi, soft hyphen), lone surrogates, noncharacters. */
const UNWANTED =
  /(?![\t\n])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFDD0-\uFDEF\uFFFE\uFFFF]|\p{Cs}/gu

/** No letter has more marks. Normalizing sorts those of a longer run in time that grows with its square. */
const MARKS = /\p{M}{1,30}/gu
const MANY_MARKS = /\p{M}{31}/u

function cutMarks(text: string): string {
  if (!MANY_MARKS.test(text)) return text
  let end = -1
  return text.replaceAll(MARKS, (marks, at: number) => {
    const goesOn = at === end
    end = at + marks.length
    return goesOn ? '' : marks
  })
}

/**
 * The same text with one kind of line end, composed letters (NFC) and nothing invisible that could
 * hide or reorder words.
 */
export function sanitizeText(text: string): string {
  const clean = text.replaceAll(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n').replaceAll(UNWANTED, '')
  return cutMarks(clean).normalize('NFC')
}

/** Most texts have none of these, and large files want it quick. */
const LOOSE = /\s\s|[^\S ]/u

/** One line, words one space apart. */
export function foldSpaces(text: string): string {
  return (LOOSE.test(text) ? text.replaceAll(/\s+/gu, ' ') : text).trim()
}
