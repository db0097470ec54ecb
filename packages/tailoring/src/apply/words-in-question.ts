import { foldCase, sanitizeText, SMALL_WORDS } from '@tailorbird/language'
import type { Verdict } from '@tailorbird/truth'

/** The words of a text that its verdict is about, as they stand in it. */
export function listInQuestion(text: string, { findings }: Pick<Verdict, 'findings'>): string[] {
  const words = findings.map((finding) => finding.words).filter((word) => word !== '')
  return [...new Set(words)].filter((word) => text.includes(word))
}

/** Single words of what is in question, without small ones where there are others: 'an overview' and 'overview of' are one. */
function fold(words: readonly string[]): Set<string> {
  const all = words.flatMap((part) => foldCase(sanitizeText(part)).match(/[\p{L}\p{N}]+/gu) ?? [])
  const meant = all.filter((word) => !SMALL_WORDS.has(word))
  return new Set(meant.length > 0 ? meant : all)
}

/**
 * Whether all that was in question in one wording of a line is in question in another: who did not want the one does not want the other.
 * Where nothing was named, nothing is known of others.
 */
export function holdsInQuestion(other: readonly string[], one: readonly string[]): boolean {
  const [was, is] = [fold(one), fold(other)]
  return was.size > 0 && [...was].every((word) => is.has(word))
}
