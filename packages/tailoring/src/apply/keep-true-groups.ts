import type { StructuredResume } from '@tailorbird/contracts'
import { foldCase, foldSpaces, sanitizeText } from '@tailorbird/language'
import { findTerms, listKinds } from '@tailorbird/lexicon'
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

/** 'Basic knowledge', 'Grundkenntnisse': what stands below is less than held. */
const NOT_HELD = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('notHeld')}|${anyOf('lowLevels')})(?!\p{L})`,
  'iu',
)

/** All skills that a resume lists or calls its jobs by, and what they are kinds of; a line may say that there is none. */
function listShown(resume: StructuredResume): Set<string> {
  const texts = [
    ...resume.skillsCategories.flatMap(({ skills }) => skills),
    ...resume.workExperience.map(({ position }) => position),
    ...resume.skillsCategories.map(({ category }) => category),
  ]
  const names = findTerms(texts.join('\n')).map(({ term }) => term.name)
  return new Set([...names, ...names.flatMap((name) => [...listKinds(name)])])
}

/** Whether a group's name says what kind of things its skills are, or names a skill that the resume shows: 'Patient care'. */
function isPlainName(shown: ReadonlySet<string>, name: string): boolean {
  const [hit] = findTerms(name)
  const isShown =
    hit?.written.length === name.length && hit.term.kind === 'skill' && shown.has(hit.term.name)
  return isShown || (name.split(' ').length <= MAX_NAME_WORDS && NAMES_THINGS.test(name))
}

/** Whether a group takes skills out of one whose name makes them less. */
function raises(groups: StructuredResume['skillsCategories'], { name, skillIds }: SkillGroup) {
  const own = groups.filter((_, s) => skillIds.some((id) => id.startsWith(`s${s}.`)))
  return own.some(
    ({ category }) => NOT_HELD.test(category) && foldCase(category) !== foldCase(name),
  )
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
  const { resume } = context
  const names = new Set(resume.skillsCategories.map(({ category }) => foldCase(category)))
  const shown = listShown(resume)
  return groups
    .slice(0, MAX_GROUPS)
    .map((group) => ({ ...group, name: foldSpaces(sanitizeText(group.name)) }))
    .filter((group) => {
      const isOwn = names.has(foldCase(group.name))
      if (group.name.length > MAX_NAME_CHARS || !(isOwn || isPlainName(shown, group.name)))
        return false
      if (raises(current.skillsCategories, group)) return false
      const skillsCategories = orderSkills(current.skillsCategories, [], [group])
      return (
        findFlaw(context, group.name, '', []) === undefined &&
        findUntruth(context, { ...current, skillsCategories }, group.name) === undefined
      )
    })
}
