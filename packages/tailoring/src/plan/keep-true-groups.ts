import type { StructuredResume } from '@tailorbird/contracts'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { findUntruth, type EditContext } from './edit-context.ts'
import { findFlaw } from './find-flaw.ts'
import type { SkillGroup } from './edit-plan.ts'
import { orderSkills } from './order-skills.ts'

const MAX_NAME_CHARS = 60
const MAX_GROUPS = 12

/**
 * The new groups of skills whose names say no more than the resume does. The skills of all others stay where they are.
 * @param current the resume with all edits, in the order in which ids count
 */
export function keepTrueGroups(
  context: EditContext,
  current: StructuredResume,
  groups: readonly SkillGroup[],
): SkillGroup[] {
  return groups
    .slice(0, MAX_GROUPS)
    .map((group) => ({ ...group, name: foldSpaces(sanitizeText(group.name)) }))
    .filter((group) => {
      if (group.name.length > MAX_NAME_CHARS) return false
      const skillsCategories = orderSkills(current.skillsCategories, [], [group])
      return (
        findFlaw(context, group.name, '', []) === undefined &&
        findUntruth(context, { ...current, skillsCategories }, group.name) === undefined
      )
    })
}
