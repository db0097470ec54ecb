import type { StructuredResume } from '@tailorbird/contracts'
import { orderAdditional } from '@tailorbird/document'
import type { EditPlan } from './edit-plan.ts'

/** The place of each id; of one that is named twice the first. */
const rankIds = (order: readonly string[]): ReadonlyMap<string, number> =>
  new Map(order.toReversed().map((id, index) => [id, order.length - index]))

/** Items in the wanted order of their ids; what is not named keeps its order behind. Nothing is lost or doubled. */
function sortByIds<T>(
  items: readonly T[],
  prefix: string,
  ranks: ReadonlyMap<string, number>,
): T[] {
  const rankOf = (index: number) => ranks.get(`${prefix}${index}`) ?? Infinity
  return items
    .map((item, index) => ({ item, rank: rankOf(index) }))
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ item }) => item)
}

/** The resume with its bullets, skill categories, skills and additional sections in the plan's order. Ids count from the resume's own order. */
export function reorder(
  resume: StructuredResume,
  plan: Pick<EditPlan, 'bulletOrder' | 'skillOrder' | 'sectionOrder'>,
): StructuredResume {
  const bulletOrder = new Map(Object.entries(plan.bulletOrder))
  // Once for all groups: a resume may have thousands of them.
  const skillRanks = rankIds(plan.skillOrder)
  const groups = resume.skillsCategories.map((group, index) => ({
    ...group,
    skills: sortByIds(group.skills, `s${index}.k`, skillRanks),
  }))
  const names = sortByIds(Object.keys(resume.additionalSections), 'x', rankIds(plan.sectionOrder))
  return {
    ...orderAdditional(resume, names),
    workExperience: resume.workExperience.map((job, index) => ({
      ...job,
      description: sortByIds(
        job.description,
        `w${index}.b`,
        rankIds(bulletOrder.get(`w${index}`) ?? []),
      ),
    })),
    skillsCategories: sortByIds(groups, 's', skillRanks),
  }
}
