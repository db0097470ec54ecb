import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import { sayTo } from '../words/index.ts'

/**
 * Why a text was worded anew or a skill added, for the person, in the resume's language. Code writes it: what a model says of its own work
 * reaches nobody.
 * @param requirement the posting's term that it serves; '' for none
 */
export function writeNote(
  resume: StructuredResume,
  kind: 'text' | 'skill',
  requirement: string,
): string {
  const language = languageOf(resume)
  if (requirement !== '') return sayTo(language, 'showsTerm', { term: requirement })
  return sayTo(language, kind === 'skill' ? 'addsSkill' : 'saysPlainly', {})
}
