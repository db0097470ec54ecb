import { foldSpaces } from '@tailorbird/language'

/** The ASCII punctuation that CommonMark allows behind a backslash. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
/** 32 noncharacters, as many as there is punctuation; sanitizeText keeps them out of every text. */
const FIRST_NONCHARACTER = 0xfdd0
const HIDDEN = /[\uFDD0-\uFDEF]/

const ESCAPED = /\\([!-/:-@[-`{-~])/g

/** Hides escaped punctuation from everything that looks for markup. */
export function hideEscapes(text: string): string {
  if (!text.includes('\\')) return text
  return text.replaceAll(ESCAPED, (_, character: string) =>
    String.fromCharCode(FIRST_NONCHARACTER + PUNCTUATION.indexOf(character)),
  )
}

/** The punctuation that hideEscapes hid, without its backslashes. */
export function showEscapes(text: string): string {
  if (!HIDDEN.test(text)) return text
  return text.replaceAll(/[\uFDD0-\uFDEF]/g, (character) =>
    PUNCTUATION.charAt(character.charCodeAt(0) - FIRST_NONCHARACTER),
  )
}

/** The text before hideEscapes, with its backslashes. */
export const restoreEscapes = (text: string) =>
  HIDDEN.test(text)
    ? text.replaceAll(
        /[\uFDD0-\uFDEF]/g,
        (character) => `\\${PUNCTUATION.charAt(character.charCodeAt(0) - FIRST_NONCHARACTER)}`,
      )
    : text

/** A text with its escapes resolved, where nothing is looked for in between. */
export const resolveEscapes = (text: string) =>
  text.includes('\\') ? text.replaceAll(ESCAPED, '$1') : text

const SPECIAL =
  String.raw`[\\` +
  '`' +
  String.raw`*[~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-zA-Z/!?])|&(?=[a-zA-Z#])|^#(?=#{0,5}(?:\s|$))|^[+-](?=\s|$)|^[=-](?=[=\s-]*$)|^[>|]|(?<=^\d{1,9})[.)](?=\s|$)`
/** Most texts have none of what could be special, and large files want it quick. */
const MAYBE_SPECIAL = /[\\`*[~_<&|]|^[#+=>-]|^\d{1,9}[.)]/
const special = new RegExp(SPECIAL, 'gu')
const specialOrBar = new RegExp(String.raw`${SPECIAL}|\|`, 'gu')

/** One line of plain text as CommonMark that reads as the same text wherever it stands. */
export function escapeMarkdown(text: string): string {
  const folded = foldSpaces(text)
  return MAYBE_SPECIAL.test(folded) ? folded.replaceAll(special, '\\$&') : folded
}

/** As escapeMarkdown, for a cell of a line whose cells stand between bars. */
export function escapeCell(text: string): string {
  const folded = foldSpaces(text)
  return MAYBE_SPECIAL.test(folded) ? folded.replaceAll(specialOrBar, '\\$&') : folded
}

/** As escapeCell, for an item of a list whose items stand between commas. */
export function escapeItem(text: string): string {
  return escapeCell(text).replaceAll(/,(?=\s|$)/g, '\\,')
}
