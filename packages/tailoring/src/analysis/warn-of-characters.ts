import type { StructuredResume } from '@tailorbird/contracts'
import { findUnprintable } from '@tailorbird/document'

const MOST_NAMED = 8
/** What no screen shows either: for private use, or not given to any letter. */
const UNSEEN = /[\p{Co}\p{Cn}\p{Cs}]/u

const nameCharacter = (character: string) =>
  UNSEEN.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `“${character}”`

/** A warning that names the characters of a resume that its PDF cannot show; none when it shows all. */
export function warnOfCharacters(resume: StructuredResume): string[] {
  const characters = findUnprintable(resume)
  if (characters.length === 0) return []
  const named = characters.slice(0, MOST_NAMED).map(nameCharacter)
  const left = characters.length - named.length
  const last = left > 0 ? `${left} more` : named.pop()
  const list = named.length > 0 ? `${named.join(', ')} and ${last}` : last
  return [
    characters.length === 1
      ? `The PDF cannot show ${list}: none of its fonts has it, and an empty box would stand there. Write it in another way or take it out.`
      : `The PDF cannot show ${list}: none of its fonts has them, and empty boxes would stand there. Write them in another way or take them out.`,
  ]
}
