import type { StructuredResume } from '@tailorbird/contracts'
import { foldCase, foldSpaces, sanitizeText } from '@tailorbird/language'
import { findUntruth, type EditContext } from './edit-context.ts'
import { findFlaw } from './find-flaw.ts'
import type { SkillGroup } from '../plan/edit-plan.ts'
import { anyOf } from '../words/index.ts'
import { orderSkills } from './order-skills.ts'

const MAX_NAME_CHARS = 60
const MAX_GROUPS = 12
const MAX_NAME_WORDS = 4
/** A name that calls things by their kind: 'Warehouse tools', 'EDV-Kenntnisse', 'Outils informatiques'. */
const NAMES_THINGS = new RegExp(
  String.raw`^(?:${anyOf('groups')})(?!\p{L})|(?:${anyOf('groups')})$`,
  'iu',
)

/** Whether a group's name says what kind of things its skills are, and nothing of a person. */
function isPlainName({ resume }: EditContext, name: string): boolean {
  const isOwn = resume.skillsCategories.some(
    ({ category }) => foldCase(category) === foldCase(name),
  )
  return isOwn || (name.split(' ').length <= MAX_NAME_WORDS && NAMES_THINGS.test(name))
}

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
      if (group.name.length > MAX_NAME_CHARS || !isPlainName(context, group.name)) return false
      const skillsCategories = orderSkills(current.skillsCategories, [], [group])
      return (
        findFlaw(context, group.name, '', []) === undefined &&
        findUntruth(context, { ...current, skillsCategories }, group.name) === undefined
      )
    })
}
