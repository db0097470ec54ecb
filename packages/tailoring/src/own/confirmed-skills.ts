import type { StructuredResume } from '@tailorbird/contracts'
import { type Posting } from '@tailorbird/lexicon'
import { isSameSkill } from '@tailorbird/truth'
import { listTexts } from '@tailorbird/document'
import { placeSkill } from '../plan/place-skill.ts'
import { replaceText } from '../plan/replace-text.ts'
import { rateRequirements, showsSkill } from '@tailorbird/matching'

/**
 * The resume with those confirmed skills in its list that the posting asks for, in the posting's
 * words, and that no text of it shows yet, or none so that the score sees it. As an original for the truth check it lets an engine
 * write them.
 * @param skills what the person said they have
 * @returns the resume, and what was added, in the posting's order
 */
export function addConfirmedSkills(
  resume: StructuredResume,
  skills: readonly string[],
  posting: Posting,
): { resume: StructuredResume; added: string[] } {
  const asked = posting.requirements
    .flatMap(({ term, anyOf }) => [term, ...anyOf.map((other) => other.term)])
    .filter((term) => skills.some((skill) => isSameSkill(skill, term)))
  const texts = listTexts(resume).map(({ text }) => text)
  const shows = (term: string) => texts.some((text) => showsSkill(text, term))
  const missing = asked.some(shows) ? listMissing(resume, posting) : new Set<string>()
  const added: string[] = []
  let result = resume
  for (const term of asked) {
    const isShown = shows(term) && !missing.has(term)
    if (isShown || added.some((one) => isSameSkill(one, term))) continue
    result = replaceText(result, placeSkill(result), term) ?? result
    added.push(term)
  }
  return { resume: result, added }
}

/** What a posting asks for and a resume is not seen to have, whatever words of it stand somewhere. */
function listMissing(resume: StructuredResume, posting: Posting): ReadonlySet<string> {
  const missing = rateRequirements(resume, posting).filter(({ status }) => status === 'missing')
  return new Set(
    missing.flatMap(({ requirement: { term, anyOf } }) => [
      term,
      ...anyOf.map((other) => other.term),
    ]),
  )
}
