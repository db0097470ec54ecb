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

/**
 * A problem as a finding of ours.
 * @param words the reader's: shown where they stand in the text or, of what is left out, in one of its sources
 */
export function describeProblem(
  text: string,
  sources: readonly string[],
  words: string,
  kind: ProblemKind,
): Finding {
  const isThere = words !== '' && text.includes(words)
  if (
    kind === 'left_out' &&
    !isThere &&
    words !== '' &&
    sources.some((source) => source.includes(words))
  ) {
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
