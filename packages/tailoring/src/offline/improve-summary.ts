import type { StructuredResume } from '@tailorbird/contracts'
import { endSentence, type Language } from '@tailorbird/language'
import type { PostingTerms } from '@tailorbird/matching'
import type { SummarySentence } from '../plan/edit-plan.ts'
import { sayHeld } from './compose-summary.ts'

/** What is as long needs nothing more. */
const MAX_CHARS = 600
/** Fewer words without a full stop are a title. */
const MIN_SENTENCE_WORDS = 8

/** A sentence for a summary that is there. */
interface Addition extends SummarySentence {
  /** Of languages and papers, which have lines of their own: worth saying again where the posting calls them otherwise. */
  isHeld: boolean
}

/**
 * Languages and papers that the posting asks for and a person's own summary lacks. Skills and results are left out: behind sentences of
 * a person's own they read as pasted.
 */
export function listAdditions(
  resume: StructuredResume,
  summary: string,
  terms: PostingTerms,
  language: Language,
  held: readonly { term: string; line: string }[],
): Addition[] {
  if (summary.length > MAX_CHARS) return []
  const isUnsaid = ({ text }: SummarySentence) => !summary.includes(text.replace(/\.$/, ''))
  const told = sayHeld(resume, terms, held, language).map((one) => ({ ...one, isHeld: true }))
  return told.filter(isUnsaid)
}

/** A person's own summary with a sentence behind it. A title keeps its line. */
export function appendSentence(summary: string, sentence: string): string {
  const last = summary.split(/\n{2,}/).at(-1) ?? ''
  const isTitle = !/[.!?…]$/u.test(last) && last.split(/\s+/).length < MIN_SENTENCE_WORDS
  return isTitle ? `${summary}\n\n${sentence}` : `${endSentence(summary)} ${sentence}`
}
