import type { Change, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { headOf } from '@tailorbird/document'
import { describePlace } from './describe-place.ts'
import type { Same } from './same-line.ts'

/**
 * The job that a change was made for: its title may have been edited since, and other jobs may have its
 * name or some of its lines.
 * @param lines some of which it has
 */
export function findJob(
  resume: StructuredResume,
  { place, where }: Pick<Change, 'place' | 'where'>,
  lines: ReadonlySet<string>,
  same: Same,
): WorkExperience | undefined {
  const rate = ({ description }: WorkExperience, index: number) => {
    const share = description.filter((line) => lines.has(same(headOf(line)))).length / lines.size
    const here = describePlace(resume, `w${index}`)
    return share === 0
      ? 0
      : 4 * share + (here.where === where ? 2 : 0) + Number(here.place === place)
  }
  const [best] = resume.workExperience
    .map((job, index) => ({ job, rating: rate(job, index) }))
    .filter(({ rating }) => rating > 0)
    .toSorted((one, other) => other.rating - one.rating)
  return best?.job
}
