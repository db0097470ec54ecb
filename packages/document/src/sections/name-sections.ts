import type { ResumeSection, SectionKind, StructuredResume } from '@tailorbird/contracts'
import { foldCase } from '@tailorbird/language'
import { TITLES } from './default-sections.ts'
import { isFilled, listSections } from './list-sections.ts'

type KindOf = (heading: string) => SectionKind | undefined

const ours = new Map<string, SectionKind>(
  (Object.keys(TITLES) as (keyof typeof TITLES)[]).map((kind) => [TITLES[kind], kind]),
)

/**
 * Says what kind of section each heading of a text opens, asked in the order of the text.
 * @param known the sections that the text was written from
 * @param guess what a heading opens that is neither known nor one of the layout's
 */
export function recallKinds(
  known: readonly ResumeSection[] = [],
  guess: KindOf = () => undefined,
): (heading: string) => SectionKind {
  const recall = recallSections(known)
  return (heading) => recall(heading)?.kind ?? ours.get(heading) ?? guess(heading) ?? 'additional'
}

/**
 * Finds the known section of each heading, asked in the order of the text and whatever the heading's case:
 * one that stands there twice is told by its turn.
 */
export function recallSections(
  known: readonly ResumeSection[] = [],
): (heading: string) => ResumeSection | undefined {
  // By name, because a text may have a million headings.
  const left = new Map<string, ResumeSection[]>()
  for (const section of known) {
    const name = foldCase(section.heading)
    left.set(name, [...(left.get(name) ?? []), section])
  }
  return (heading) => left.get(foldCase(heading))?.shift()
}

const printed = (resume: StructuredResume): ResumeSection[] =>
  listSections(resume)
    .filter(isFilled)
    .map(({ kind, heading }) => ({ kind, heading }))

const isSame = (one: readonly ResumeSection[], other: readonly ResumeSection[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Entries without what they say about their section where their kind has but one. Of several, the first one has those that stand under none,
 * and entries stand in the order of their headings: that is how they are printed.
 */
function settle<T extends { section?: string | undefined }>(
  headings: readonly string[],
  entries: readonly T[],
): T[] {
  const [first = '', ...others] = headings
  if (others.length === 0)
    return entries.map((entry) => {
      const { section: _, ...rest } = entry
      return rest as T
    })
  const placed = entries.map((entry) => {
    const section = headings.includes(entry.section ?? '') ? (entry.section ?? '') : first
    return { entry: { ...entry, section }, order: headings.indexOf(section) }
  })
  return placed.toSorted((one, other) => one.order - other.order).map(({ entry }) => entry)
}

/**
 * Gives a resume its sections: those that have something to print, each heading of a kind once, and all
 * that is printed under one. Where a kind has one heading, its entries need not say that they stand under it;
 * where all is as in the layout, there is nothing to say.
 */
export function nameSections(
  resume: StructuredResume,
  sections: readonly ResumeSection[],
): StructuredResume {
  const unique = new Map(sections.map((section) => [`${section.kind} ${section.heading}`, section]))
  const named = printed({ ...resume, sections: [...unique.values()] })
  const headingsOf = (wanted: SectionKind) =>
    named.flatMap(({ kind, heading }) => (kind === wanted ? [heading] : []))
  const { sections: _, ...plain } = {
    ...resume,
    workExperience: settle(headingsOf('experience'), resume.workExperience),
    education: settle(headingsOf('education'), resume.education),
    skillsCategories: settle(headingsOf('skills'), resume.skillsCategories),
  }
  return isSame(printed(plain), named) ? plain : { ...plain, sections: named }
}
