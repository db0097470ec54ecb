import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf, listTexts } from '@tailorbird/document'
import { findTerms, isKnownTown, type Posting } from '@tailorbird/lexicon'
import type { Language } from '@tailorbird/language'
import { foldWords, type PostingTerms, rateRequirements, showsSkill } from '@tailorbird/matching'
import type { NewSkill } from '../plan/edit-plan.ts'
import { proveSkills } from '../plan/prove-skills.ts'
import { sayTo } from '../words/index.ts'
import { isProduct } from './is-product.ts'
import { isLow, isNotYet, isNoSkill, isUnfinished, tellsHelp } from './read-line.ts'

const MAX_SAID = 3

/** Skills that the summary or a course says in the posting's words, and that no bullet and no list does. */
function listSaid(resume: StructuredResume, posting: Posting): NewSkill[] {
  const texts = listTexts(resume)
  const listed = resume.skillsCategories.flatMap(({ category, skills }) => [category, ...skills])
  return rateRequirements(resume, posting)
    .filter(({ requirement, status, best }) => {
      const isElsewhere = best?.line.place === 'summary' || best?.line.place === 'education'
      return (
        isElsewhere &&
        best.match === 'exact' &&
        status === 'covered' &&
        requirement.kind === 'skill'
      )
    })
    .flatMap(({ requirement: { term, isKnown, years }, best }) => {
      const line = best?.line.text ?? ''
      const source = texts.find(
        ({ id, text }) => /^(?:summary$|e\d+\.t|c\d)/.test(id) && text.includes(line),
      )
      const isListed = listed.some((skill) => showsSkill(skill, term))
      if (!source || !isKnown || years !== null || isListed || isUnfinished(line) || isLow(line))
        return []
      const reason = sayTo(languageOf(resume), 'listsShown', { term })
      const small = listed.filter((skill) => /^\p{Ll}/u.test(skill)).length
      const text = 2 * small > listed.length ? term : term.charAt(0).toUpperCase() + term.slice(1)
      return [{ text, sourceIds: [source.id], requirement: term, reason }]
    })
    .slice(0, MAX_SAID)
}

/** 'Warehouse' and 'Reception' tell a recruiter nothing: one ordinary word is no skill to add, a name or a phrase is. */
const isWorthListing = (skill: string) =>
  /\s/u.test(skill) ||
  /\p{L}\p{Lu}|[\d+#]/u.test(skill) ||
  findTerms(skill).some(({ term }) => isProduct(term.name))

/** Skills to add, in the resume's language: of another one only what the line itself says. */
export function listNewSkills(
  resume: StructuredResume,
  posting: Posting,
  terms: PostingTerms,
  language: Language,
): NewSkill[] {
  const texts = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  return [...proveSkills(resume, terms), ...listSaid(resume, posting)].filter(
    ({ text, sourceIds }) => {
      const proof = texts.get(sourceIds[0] ?? '') ?? ''
      const isSaid = language === terms.language || foldWords(proof).includes(foldWords(text))
      return (
        isSaid &&
        isWorthListing(text) &&
        !tellsHelp(proof) &&
        !isNotYet(proof) &&
        !isNoSkill(text) &&
        !isKnownTown(text)
      )
    },
  )
}
