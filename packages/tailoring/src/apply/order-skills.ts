import type { StructuredResume } from '@tailorbird/contracts'
import { foldCase } from '@tailorbird/language'
import type { SkillGroup } from '../plan/edit-plan.ts'
import { rankIds, sortByIds } from '../plan/rank-ids.ts'

type Groups = StructuredResume['skillsCategories']

/**
 * Groups of skills in a plan's order. Groups that it makes anew come first, each with its skills; what none of them
 * names stays in its own group, behind them.
 * @param groups in the order in which ids count
 */
export function orderSkills(
  groups: Groups,
  order: readonly string[],
  made: readonly SkillGroup[],
): Groups {
  const taken = new Set<string>()
  const own = made.map(({ name, skillIds }) => ({
    category: name,
    skills: skillIds.flatMap((id) => {
      const [, group = '', skill = ''] = /^s(\d+)\.k(\d+)$/.exec(id) ?? []
      const text = groups[Number(group)]?.skills[Number(skill)]
      if (taken.has(id) || text === undefined) return []
      taken.add(id)
      return [text]
    }),
  }))
  // Once for all groups: a resume may have thousands of them.
  const ranks = rankIds(order)
  const rest = groups.map((group, s) => ({
    ...group,
    skills: sortByIds(group.skills, `s${s}.k`, ranks, taken),
  }))
  const all = [...own, ...sortByIds(rest, 's', ranks)]
  return made.length === 0
    ? all
    : joinNamesakes(all, new Set(made.map(({ name }) => foldCase(name))))
}

/** Groups with one of these names as one, and none without skills. */
function joinNamesakes(groups: Groups, names: ReadonlySet<string>): Groups {
  const byName = Map.groupBy(groups, (group) => {
    const name = foldCase(group.category)
    return names.has(name) ? name : group
  })
  return [...byName.values()]
    .map((those) => ({
      ...(those.at(-1) as Groups[number]),
      category: those[0]?.category ?? '',
      skills: those.flatMap(({ skills }) => skills),
    }))
    .filter(({ skills }) => skills.some((skill) => skill !== ''))
}
