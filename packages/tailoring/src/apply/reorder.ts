import type { StructuredResume } from '@tailorbird/contracts'
import { listHeadings, orderAdditional, orderSections } from '@tailorbird/document'
import type { EditPlan } from '../plan/edit-plan.ts'
import { orderSkills } from './order-skills.ts'
import { rankIds, sortByIds } from '../plan/rank-ids.ts'
import { dropBlanks } from './take-away.ts'

/** Sections as a plan wants them: additional ones trade places among themselves, or all are named by their places. */
function sortSections(
  resume: StructuredResume,
  original: StructuredResume,
  order: readonly string[],
): StructuredResume {
  if (!order.some((id) => id.startsWith('h'))) {
    const names = sortByIds(Object.keys(resume.additionalSections), 'x', rankIds(order))
    return orderAdditional(resume, names)
  }
  const headings = listHeadings(original)
  const wanted = order.flatMap((id) =>
    /^h\d+$/.test(id) ? (headings[Number(id.slice(1))] ?? []) : [],
  )
  return orderSections(resume, wanted)
}

/**
 * The resume with its bullets, skill categories, skills and sections in the plan's order. Ids count from the
 * resume's own order, in which lines that are left out are blank.
 * @param original the resume before any edit: the ids of its sections count in it
 */
export function reorder(
  resume: StructuredResume,
  plan: Pick<EditPlan, 'bulletOrder' | 'skillOrder' | 'sectionOrder' | 'skillGroups'>,
  original: StructuredResume = resume,
): StructuredResume {
  const bulletOrder = new Map(Object.entries(plan.bulletOrder))
  const ordered = {
    ...resume,
    workExperience: resume.workExperience.map((job, index) => ({
      ...job,
      description: sortByIds(
        job.description,
        `w${index}.b`,
        rankIds(bulletOrder.get(`w${index}`) ?? []),
      ),
    })),
    skillsCategories: orderSkills(resume.skillsCategories, plan.skillOrder, plan.skillGroups ?? []),
  }
  return sortSections(dropBlanks(ordered), original, plan.sectionOrder)
}
