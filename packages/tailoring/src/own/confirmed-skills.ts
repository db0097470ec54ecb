import type { StructuredResume } from '@tailorbird/contracts'
import { type Posting } from '@tailorbird/lexicon'
import { isSameSkill } from '@tailorbird/truth'
import { listTexts } from '@tailorbird/document'
import { placeSkill } from '../plan/place-skill.ts'
import { replaceText } from '../plan/replace-text.ts'
import { showsSkill } from '@tailorbird/matching'

/**
 * The resume with those confirmed skills in its list that the posting asks for, in the posting's
 * words, and that no text of it shows yet. As an original for the truth check it lets an engine
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
  const added: string[] = []
  let result = resume
  for (const term of asked) {
    if (added.some((one) => isSameSkill(one, term)) || texts.some((text) => showsSkill(text, term)))
      continue
    result = replaceText(result, placeSkill(result), term) ?? result
    added.push(term)
  }
  return { resume: result, added }
}
