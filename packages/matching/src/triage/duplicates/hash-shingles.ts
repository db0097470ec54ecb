/** So many words in a row are a shingle: enough to be one posting's own, few enough to survive a changed word. */
const WORDS = 3
/** Addresses and whatever holds a digit (dates, references, phone numbers) differ between copies of one posting. */
/** Each begins where a run does: a text without spaces is looked at once. */
const CHANGING =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S*@\S+|(?<![#\p{L}])[#\p{L}]*\d[\p{L}\d.,:/#-]*/giu
const OFFSET = 0x81_1c_9d_c5
const PRIME = 0x01_00_01_93

/** A number of 32 bits for some words, the same on every machine (FNV-1a). */
export function hashText(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  // The last bits of FNV are weak where texts end alike.
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c_1b_3c_6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/**
 * The words of a text, three in a row, as numbers.
 * @param folded in small letters, without accents
 */
export function hashShingles(folded: string): Set<number> {
  const words = folded.replaceAll(CHANGING, ' ').match(/\p{L}+/gu) ?? []
  const last = Math.max(1, words.length - WORDS + 1)
  return new Set(
    Array.from({ length: words.length === 0 ? 0 : last }, (_, at) =>
      hashText(words.slice(at, at + WORDS).join(' ')),
    ),
  )
}
