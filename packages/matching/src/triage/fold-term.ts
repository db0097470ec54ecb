import { findTerms } from '@tailorbird/lexicon'
import { joinTokens } from '../score/join-tokens.ts'

/**
 * What a term is called whatever the posting calls it: the lexicon's name for it ('Kubernetes' for 'k8s'), else its words
 * without case, accents and plural. Two terms that fold alike are one, as they are to the score.
 */
export function foldTerm(term: string): string {
  const [hit, ...others] = findTerms(term)
  const isWhole = hit && others.length === 0 && hit.written.length === term.trim().length
  return isWhole ? hit.term.name : joinTokens(term)
}
