import type { StructuredResume } from '@tailorbird/contracts'
import type { EditPlan } from '../edit-plan.ts'

/** Items in the wanted order of their ids; what is not named keeps its order behind. Nothing is lost or doubled. */
function sortByIds<T>(items: readonly T[], prefix: string, order: readonly string[]): T[] {
  const rank = new Map(order.toReversed().map((id, index) => [id, order.length - index] as const))
  const last = order.length + 1
  const rankOf = (index: number) => rank.get(`${prefix}${index}`) ?? last
  return items
    .map((item, index) => ({ item, rank: rankOf(index) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

/** The resume with its bullets, skill categories, skills and additional sections in the plan's order. Ids count from the resume's own order. */
export function reorder(
  resume: StructuredResume,
  plan: Pick<EditPlan, 'bulletOrder' | 'skillOrder' | 'sectionOrder'>,
): StructuredResume {
  const bulletOrder = new Map(Object.entries(plan.bulletOrder))
  const groups = resume.skillsCategories.map((group, index) => ({
    ...group,
    skills: sortByIds(group.skills, `s${index}.k`, plan.skillOrder),
  }))
  return {
    ...resume,
    workExperience: resume.workExperience.map((job, index) => ({
      ...job,
      description: sortByIds(job.description, `w${index}.b`, bulletOrder.get(`w${index}`) ?? []),
    })),
    skillsCategories: sortByIds(groups, 's', plan.skillOrder),
    additionalSections: Object.fromEntries(
      sortByIds(Object.entries(resume.additionalSections), 'x', plan.sectionOrder),
    ),
  }
}
