import { because, type Finding } from '@tailorbird/truth'
import type { ProblemKind } from './opinion.ts'

/** A reader's words are never shown: only those that stand in the text, and sentences of ours. */
const CODES = {
  not_said: 'second-unsaid',
  more_than_said: 'second-more',
  left_out: 'second-left-out',
  other_place: 'second-elsewhere',
  not_for_a_resume: 'second-no-resume',
} as const satisfies Record<ProblemKind, string>

const SAYS = /[\p{L}\p{N}]/u
const LETTER_BEFORE = /[\p{L}\p{N}]$/u
const LETTER_BEHIND = /^[\p{L}\p{N}]/u

/** Whether words stand in a text, whole: a blank or a letter is none of its words. */
function stands(text: string, words: string): boolean {
  if (!SAYS.test(words)) return false
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isCutBefore = LETTER_BEHIND.test(words) && LETTER_BEFORE.test(text.slice(0, at))
    const isCutBehind =
      LETTER_BEFORE.test(words) && LETTER_BEHIND.test(text.slice(at + words.length))
    if (!isCutBefore && !isCutBehind) return true
  }
  return false
}

/**
 * A problem as a finding of ours.
 * @param said the reader's words: shown where they stand in the text or, of what is left out, in one of its sources
 */
export function describeProblem(
  text: string,
  sources: readonly string[],
  said: string,
  kind: ProblemKind,
): Finding {
  const words = said.trim()
  const isThere = stands(text, words)
  if (kind === 'left_out' && !isThere && sources.some((source) => stands(source, words))) {
    return {
      rule: 'left-out',
      words: '',
      evidence: { id: '', words },
      ...because('left-out', words),
    }
  }
  const code = CODES[kind]
  return isThere
    ? { rule: 'opinion', words, ...because(`${code}-words`, words) }
    : { rule: 'opinion', words: '', ...because(code) }
}
