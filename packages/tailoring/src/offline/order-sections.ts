import type { ResumeSection, SectionKind, StructuredResume } from '@tailorbird/contracts'
import { listHeadings, listSections, type PrintedSection } from '@tailorbird/document'
import { readMonth } from '@tailorbird/language'
import type { Posting } from '@tailorbird/lexicon'
import { rateRequirements } from '@tailorbird/matching'
import { sayOnly } from './rate-lines.ts'

/** A section that shows less of what is asked for goes before no other, nor one that shows hardly more than it. */
const MIN_SHOWN = 0.15
const MIN_LEAD = 0.1
/** What shows more than this of what is asked for is passed by no list of skills. */
const MOST_PASSED = 0.05
const MIN_MONTHS = 24

/** Whether a person has hardly worked before. */
function hasHardlyWorked({ workExperience }: StructuredResume): boolean {
  const read = (date = '') => readMonth(date)?.first ?? 0
  const began = workExperience.map(({ startDate }) => read(startDate)).filter((at) => at > 0)
  const ended = workExperience.map(({ startDate, endDate }) => read(endDate ?? startDate))
  return Math.max(...ended) - Math.min(...began) < MIN_MONTHS
}

/** A section with how much of what a posting asks for it shows by itself, from 0 to 1. */
interface Shown {
  /** Its place among the headings. */
  at: number
  kind: SectionKind
  value: number
}

/** What a section alone says. */
const sayOf = ({ groups, jobs, schools, certifications, items, kind }: PrintedSection) => ({
  skillsCategories: groups,
  workExperience: jobs,
  education: schools,
  certifications: kind === 'certifications' ? items : certifications,
  achievements: kind === 'skills' || kind === 'languages' ? [] : items,
})

/** How much of a posting's musts each section shows; of all that it asks for, where it has no musts. */
function rateSections(
  resume: StructuredResume,
  headings: readonly ResumeSection[],
  posting: Posting,
): Shown[] {
  const rate = (said: Partial<StructuredResume>) => {
    const all = rateRequirements(sayOnly(resume, said), posting).filter(({ weight }) => weight > 0)
    const musts = all.filter(({ requirement }) => requirement.tier === 'must')
    const rated = musts.length > 0 ? musts : all
    const sum = (of: (one: (typeof rated)[number]) => number) =>
      rated.reduce((total, one) => total + of(one), 0)
    return (
      sum(({ weight, credit }) => weight * credit) /
      Math.max(
        1,
        sum(({ weight }) => weight),
      )
    )
  }
  // The name and the language are said by each of them.
  const bare = rate({})
  const printed = listSections(resume)
  return headings.map(({ kind, heading }, at) => {
    const section = printed.find((one) => one.kind === kind && one.heading === heading)
    return { at, kind, value: section ? Math.max(0, rate(sayOf(section)) - bare) : 0 }
  })
}

/** Whether one section shows enough, and enough more than all of others, to go before them. */
const leads = (one: Shown, others: readonly Shown[]) =>
  one.value >= MIN_SHOWN &&
  one.value - others.reduce((sum, { value }) => sum + value, 0) >= MIN_LEAD

const best = (sections: readonly Shown[], kind: SectionKind) =>
  sections
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => other.value - one.value)
    .at(0)

/** Sections with some of them taken out and put before another one. */
function move(sections: readonly Shown[], moved: readonly Shown[], to: Shown): readonly Shown[] {
  const left = sections.filter((one) => !moved.includes(one))
  return left.toSpliced(left.indexOf(to), 0, ...moved)
}

/** Those that are so, and all others. */
const part = (sections: readonly Shown[], isSo: (one: Shown) => boolean) =>
  [sections.filter(isSo), sections.filter((one) => !isSo(one))] as const

/**
 * Jobs that show more of what is asked for before education, with the skills that stand above them. Education goes before the jobs only for
 * those who have hardly worked, and whose jobs show next to nothing.
 */
function placeEducation(sections: readonly Shown[], resume: StructuredResume): readonly Shown[] {
  const [school, jobs] = [best(sections, 'education'), best(sections, 'experience')]
  if (!school || !jobs) return sections
  const [from, to] = [sections.indexOf(school), sections.indexOf(jobs)]
  const isNew = hasHardlyWorked(resume)
  if (from > to) {
    const isProof = isNew && jobs.value < MIN_SHOWN && leads(school, [jobs])
    return isProof ? move(sections, [school], jobs) : sections
  }
  const [moved, passed] = part(
    sections.slice(from, to + 1),
    (one) => one === jobs || one.kind === 'skills',
  )
  return isNew || !leads(jobs, passed) ? sections : move(sections, moved, school)
}

/** Where a degree or a certificate is a must, it is looked for where people put it. */
const asksForPapers = ({ requirements }: Posting) =>
  requirements.some(
    ({ tier, kind }) => tier === 'must' && (kind === 'degree' || kind === 'certification'),
  )

/** Skills before an education that shows less of what is asked for, with all that stands between. */
function placeSkills(sections: readonly Shown[]): readonly Shown[] {
  const [school, skills] = [best(sections, 'education'), best(sections, 'skills')]
  if (!school || !skills) return sections
  const between = sections.slice(sections.indexOf(school), sections.indexOf(skills))
  const isPlain = between.every(({ value }) => value < MOST_PASSED)
  return between.length > 0 && isPlain && leads(skills, between)
    ? move(sections, [skills], school)
    : sections
}

/** Additional sections trade places among themselves, as their own order has it (x1, x0). */
function tradeAdditional(
  resume: StructuredResume,
  headings: readonly ResumeSection[],
  sections: readonly Shown[],
  order: readonly string[],
): readonly Shown[] {
  const names = Object.keys(resume.additionalSections)
  const left = order.flatMap((id) => {
    const name = names[Number(id.slice(1))]
    const isIt = ({ kind, heading }: ResumeSection) => kind === 'additional' && heading === name
    return sections.find(({ at }) => headings.slice(at, at + 1).some(isIt)) ?? []
  })
  return sections.map((one) => (one.kind === 'additional' ? (left.shift() ?? one) : one))
}

/**
 * The places of all sections (see EditPlan) as they serve a posting: skills before education, and education before or behind the jobs, where
 * the one shows clearly more of what is asked for. Everything else keeps its place.
 * @param edited the resume with its new texts: one that got a section of its own keeps its order
 * @param additional the order of additional sections among themselves: the answer where no others move
 */
export function orderSections(
  resume: StructuredResume,
  edited: StructuredResume,
  posting: Posting,
  additional: string[],
): string[] {
  const isPaperAsked = asksForPapers(posting)
  const order = isPaperAsked ? [] : additional
  const headings = listHeadings(resume)
  const isTold = ({ kind }: ResumeSection) => kind !== 'summary'
  const isSame = headings.filter(isTold).length === listHeadings(edited).filter(isTold).length
  // By its heading a section is found again.
  const isClear = new Set(headings.map(({ heading }) => heading)).size === headings.length
  // A summary goes to the top with any order: below other sections it stays.
  if (!isSame || !isClear || headings.findIndex(({ kind }) => kind === 'summary') > 0) return order
  const sections = rateSections(resume, headings, posting)
  const ordered = placeEducation(sections, resume)
  const placed = isPaperAsked ? ordered : placeSkills(ordered)
  if (placed.every(({ at }, place) => at === place)) return order
  return tradeAdditional(resume, headings, placed, order).map(({ at }) => `h${at}`)
}
