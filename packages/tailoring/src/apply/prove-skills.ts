import type { StructuredResume } from '@tailorbird/contracts'
import type { NewSkill } from '../plan/edit-plan.ts'
import { languageOf, listTexts } from '@tailorbird/document'
import { type AskedTerm, type PostingTerms, showsSkill } from '@tailorbird/matching'
import { provesInProse } from './proves-in-prose.ts'
import { sayTo } from '../words/index.ts'

const MAX_NEW_SKILLS = 8

/**
 * The skills that a posting asks for, the heaviest first. A term that the lexicon does not know may
 * be any phrase: only a name is a skill for sure.
 */
export function listAskedSkills({ asked }: PostingTerms): AskedTerm[] {
  return asked.filter(
    ({ term, requirement }) =>
      requirement.kind === 'skill' && (requirement.isKnown || /^\S*(?:\p{Lu}|\d)/u.test(term)),
  )
}

/** Begins as most of the list does: 'Conduit bending' among capitals. */
function startLikeList(term: string, listed: readonly string[]): string {
  const isCapital = 2 * listed.filter((skill) => /^\p{Ll}/u.test(skill)).length <= listed.length
  return isCapital && /^\p{Ll}[\p{Ll}-]*(?:\s|$)/u.test(term)
    ? term.charAt(0).toUpperCase() + term.slice(1)
    : term
}

/**
 * Competencies that the posting asks for, in its words, that bullets prove and the list of skills
 * lacks: at most eight, the heaviest first.
 */
export function proveSkills(resume: StructuredResume, terms: PostingTerms): NewSkill[] {
  const listed = resume.skillsCategories.flatMap(({ category, skills }) => [category, ...skills])
  const proofs = listTexts(resume).filter(({ id }) => /^(?:w\d+\.b|a\d|x\d+\.t)/.test(id))
  const chosen: NewSkill[] = []
  for (const { term } of listAskedSkills(terms)) {
    if (chosen.length === MAX_NEW_SKILLS) break
    const isKnown = (text: string) => showsSkill(text, term)
    const proof = proofs.find(({ text }) => provesInProse(text, term))
    if (!proof || listed.some(isKnown) || chosen.some(({ text }) => isKnown(text))) continue
    const reason = sayTo(languageOf(resume), 'listsShown', { term })
    chosen.push({
      text: startLikeList(term, listed),
      sourceIds: [proof.id],
      requirement: term,
      reason,
    })
  }
  return chosen
}
