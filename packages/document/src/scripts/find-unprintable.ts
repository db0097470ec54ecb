import type { StructuredResume } from '@tailorbird/contracts'
import { isCovered } from './is-covered.ts'
import { listStrings } from './list-strings.ts'

/** What takes no ink: spaces, line ends, marks for joining and direction, and the variants of a sign. */
const INKLESS = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/u
/** What most texts consist of is not looked up. */
const ASCII = /[\t\n\x20-\x7E]+/g

const isDrawn = (character: string) => isCovered(character.codePointAt(0) ?? 0)

/** Whether a character can be printed: as it is, or put together of its parts. */
const isPrintable = (character: string) =>
  INKLESS.test(character) ||
  isDrawn(character) ||
  Array.from(character.normalize('NFD')).every(isDrawn) ||
  Array.from(character.normalize('NFC')).every(isDrawn)

/** The characters of a resume that no font of the PDF has, each once, in the order of its texts. */
export function findUnprintable(resume: StructuredResume): string[] {
  const characters = new Set(listStrings(resume).join('\n').normalize('NFC').replaceAll(ASCII, ''))
  return [...characters].filter((character) => !isPrintable(character))
}
