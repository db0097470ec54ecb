import type { StructuredResume } from '@tailorbird/contracts'
import { anyOf } from '../words/index.ts'

/** Names of categories that any skill fits in. */
const ANY_SKILL = new RegExp(anyOf('skills'), 'iu')

/**
 * The id under which a new skill is added: behind the last one of the first category that any skill
 * fits in, which has no name or a general one, or else in a category of its own at the end.
 */
export function placeSkill({ skillsCategories }: StructuredResume): string {
  const fitting = skillsCategories.findIndex(
    ({ category }) => category === '' || ANY_SKILL.test(category),
  )
  const group = fitting < 0 ? skillsCategories.length : fitting
  return `s${group}.k${skillsCategories[group]?.skills.length ?? 0}`
}
