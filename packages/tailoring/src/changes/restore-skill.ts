import type { Change, StructuredResume } from '@tailorbird/contracts'
import { putBack, type Same } from './same-line.ts'

type Groups = StructuredResume['skillsCategories']

/** The group that one of the original has become: the one with most of the skills that only it had, or with its name. */
function findGroup(groups: Groups, own: Groups, at: number, same: Same) {
  const home = own[at]
  const others = new Set(own.flatMap(({ skills }, group) => (group === at ? [] : skills)))
  const neighbours = new Set(home?.skills.filter((skill) => !others.has(skill)))
  const [best] = groups
    .map((group) => {
      const shared = group.skills.filter((skill) => neighbours.has(same(skill))).length
      const isNamed = group.category !== '' && group.category === home?.category
      return { group, rating: 2 * shared + Number(isNamed) }
    })
    .filter(({ rating }) => rating > 0)
    .toSorted((one, other) => other.rating - one.rating)
  return best?.group
}

/** A group of the original whose skills were all left out, at its place again. */
function remakeGroup(groups: Groups, own: Groups, at: number, same: Same) {
  const home = own[at]
  if (!home) return groups.at(-1)
  const before = new Set(own.slice(0, at).map((_, index) => findGroup(groups, own, index, same)))
  const behind = groups.findLastIndex((group) => before.has(group))
  const made = { ...home, skills: [] }
  groups.splice(behind + 1, 0, made)
  return made
}

/** The place among the original's groups of the one that a skill was left out of. */
const findHomeGroup = (own: Groups, { place, before }: Change) =>
  own[Number(place.slice(1))]?.skills.includes(before)
    ? Number(place.slice(1))
    : own.findIndex(({ skills }) => skills.includes(before))

/** Takes the skill of a change that leaves it out from its group; undefined when it is not there. */
export function removeSkill(
  copy: StructuredResume,
  change: Change,
  original: StructuredResume,
  same: Same,
): StructuredResume | undefined {
  const { before } = change
  const own = original.skillsCategories
  const home = findGroup(copy.skillsCategories, own, findHomeGroup(own, change), same)
  const group = home?.skills.includes(before)
    ? home
    : copy.skillsCategories.find(({ skills }) => skills.includes(before))
  if (!group) return undefined
  group.skills.splice(group.skills.lastIndexOf(before), 1)
  copy.skillsCategories = copy.skillsCategories.filter(({ skills }) => skills.length > 0)
  return copy
}

/** Puts the skill of a change that left it out back to its group. */
export function restoreSkill(
  copy: StructuredResume,
  change: Change,
  original: StructuredResume,
  same: Same,
): StructuredResume {
  const own = original.skillsCategories
  const at = findHomeGroup(own, change)
  const groups = copy.skillsCategories
  const group = findGroup(groups, own, at, same) ?? remakeGroup(groups, own, at, same)
  if (group) group.skills = putBack(group.skills, [change.before], own[at]?.skills ?? [], same)
  else groups.push({ category: '', skills: [change.before] })
  return copy
}
