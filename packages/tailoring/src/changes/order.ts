import type { Change, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { headingOf, headOf, idOf, nameLines, orderAdditional } from '@tailorbird/document'
import { describePlace } from './describe-place.ts'

type OrderChange = Omit<Change, 'id' | 'state'>
/** A text change: both texts are the same line. */
type Rewording = Pick<Change, 'before' | 'after'>

const SECTIONS = 'Additional sections'
const SECTIONS_PLACE = 'x'
const SKILLS_PLACE = 's'

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index])

/** The same line in either wording. */
function unify(rewordings: readonly Rewording[]): (line: string) => string {
  const originals = new Map(
    rewordings.filter(({ before }) => before !== '').map(({ before, after }) => [after, before]),
  )
  return (line) => originals.get(line) ?? line
}

/** As `same`, and lines that the person has worded anew by hand are found by their ids. */
function unifyAll(
  resume: StructuredResume,
  wanted: readonly string[],
  same: (line: string) => string,
): (line: string) => string {
  const known = new Set(wanted)
  const byId = new Map(wanted.map((line) => [idOf(line), line]))
  const ids = new Map(nameLines(resume).map(({ text, line }) => [text, line]))
  return (line) => {
    const one = same(line)
    if (known.has(one)) return one
    return byId.get((ids.get(line) ?? '').replace(/\.\d+$/, '')) ?? one
  }
}

const listSkills = (resume: StructuredResume) =>
  resume.skillsCategories.flatMap(({ skills }) => skills)

/** The orders that differ between two resumes with the same lines, apart from rewordings. */
export function listOrderChanges(
  original: StructuredResume,
  tailored: StructuredResume,
  rewordings: readonly Rewording[],
): OrderChange[] {
  const same = unify(rewordings)
  const compare = (
    place: string,
    where: string,
    reason: string,
    from: readonly string[],
    to: readonly string[],
  ): OrderChange[] => {
    const kept = new Set(to.map(same))
    const before = from.filter((line) => kept.has(line))
    const known = new Set(before)
    const after = to.filter((line) => known.has(same(line)))
    if (isEqual(before, after.map(same))) return []
    return [
      {
        kind: 'order',
        place,
        where,
        before: before.join('\n'),
        after: to.map(same).join('\n'),
        reason,
        sources: [],
        requirement: '',
      },
    ]
  }
  const jobs = original.workExperience.flatMap(({ description }, index) =>
    compare(
      `w${index}`,
      describePlace(original, `w${index}`).where,
      'Puts the bullets that this job asks for first.',
      description.map(headOf),
      (tailored.workExperience[index]?.description ?? []).map(headOf),
    ),
  )
  const skills = compare(
    SKILLS_PLACE,
    headingOf(original, 'skills'),
    'Puts the skills that this job asks for first.',
    listSkills(original),
    listSkills(tailored),
  )
  const sections = compare(
    SECTIONS_PLACE,
    SECTIONS,
    'Puts the sections that this job asks for first.',
    Object.keys(original.additionalSections),
    Object.keys(tailored.additionalSections),
  )
  return [...jobs, ...skills, ...sections]
}

/** Sorts by the wanted order; lines that it doesn't name stay behind, in their own order. What stands below a bullet goes with it. */
function sortLines(
  lines: readonly string[],
  wanted: readonly string[],
  same: (line: string) => string,
): string[] {
  const ranks = new Map(wanted.map((line, index) => [line, index]))
  const rankOf = (line: string) => ranks.get(same(headOf(line))) ?? wanted.length
  return lines.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/**
 * The job that an order was made for: its title may have been edited since, and other jobs may have its
 * name or some of its lines.
 */
function findJob(
  resume: StructuredResume,
  { place, where }: Pick<Change, 'place' | 'where'>,
  wanted: ReadonlySet<string>,
  same: (line: string) => string,
): WorkExperience | undefined {
  const rate = ({ description }: WorkExperience, index: number) => {
    const share = description.filter((line) => wanted.has(same(headOf(line)))).length / wanted.size
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

/**
 * Puts the lines of an order change into the wanted order.
 * @param order the change's `before` or `after`
 * @returns a new resume; undefined when its place is gone
 */
export function applyOrder(
  resume: StructuredResume,
  change: Pick<Change, 'place' | 'where'>,
  order: string,
  rewordings: readonly Rewording[],
): StructuredResume | undefined {
  const wanted = order.split('\n')
  const same = unifyAll(resume, wanted, unify(rewordings))
  const copy = structuredClone(resume)
  if (change.place === SECTIONS_PLACE) {
    const names = sortLines(Object.keys(copy.additionalSections), wanted, same)
    return orderAdditional(copy, names)
  }
  if (change.place === SKILLS_PLACE) {
    for (const group of copy.skillsCategories) group.skills = sortLines(group.skills, wanted, same)
    const leaders = copy.skillsCategories.map(({ skills }) => skills[0] ?? '')
    const ranked = sortLines(leaders, wanted, same)
    copy.skillsCategories = copy.skillsCategories.toSorted(
      (one, other) => ranked.indexOf(one.skills[0] ?? '') - ranked.indexOf(other.skills[0] ?? ''),
    )
    return copy
  }
  const job = findJob(copy, change, new Set(wanted), same)
  if (!job) return undefined
  job.description = sortLines(job.description, wanted, same)
  return copy
}
