import type { Change, StructuredResume } from '@tailorbird/contracts'
import { headingOf, headOf, languageOf, listHeadings } from '@tailorbird/document'
import type { Language } from '@tailorbird/language'
import { sayTo } from '../words/index.ts'
import { describePlace } from './describe-place.ts'
import { type Rewording, type Same, unify } from './same-line.ts'

type OrderChange = Omit<Change, 'id' | 'state'>

/** Places of orders that stand in no job. */
export const ORDER_PLACES = { additional: 'x', skills: 's', sections: 'h' } as const

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index])

/** An order that differs, apart from lines that only one of the lists has; none when it is the same. */
function compare(
  place: string,
  where: string,
  reason: string,
  from: readonly string[],
  to: readonly string[],
): OrderChange[] {
  const kept = new Set(to)
  const before = from.filter((line) => kept.has(line))
  const known = new Set(before)
  if (
    isEqual(
      before,
      to.filter((line) => known.has(line)),
    )
  )
    return []
  return [
    {
      kind: 'order',
      place,
      where,
      before: before.join('\n'),
      after: to.join('\n'),
      reason,
      sources: [],
      requirement: '',
    },
  ]
}

const showGroups = (groups: readonly { category: string; skills: readonly string[] }[]) =>
  groups.map(({ category, skills }) => [category, skills.join(', ')].filter(Boolean).join(': '))

/** Skills in another order or in other groups, or groups under another name. */
function compareSkills(
  original: StructuredResume,
  tailored: StructuredResume,
  same: Same,
  language: Language,
): OrderChange[] {
  const before = original.skillsCategories.map(({ category, skills }) => ({ category, skills }))
  const after = tailored.skillsCategories.map(({ category, skills }) => ({
    category,
    skills: skills.map(same),
  }))
  const kept = new Set(after.flatMap(({ skills }) => skills))
  const there = before.filter(({ skills }) => skills.some((skill) => kept.has(skill)))
  const homesOf = (groups: typeof before) =>
    groups.flatMap(({ category, skills }) => skills.map((skill) => `${skill}\n${category}`))
  const homes = homesOf(after)
  const isMoved = homesOf(there).some((home) => {
    const at = homes.indexOf(home)
    if (at >= 0) homes.splice(at, 1)
    return at < 0 && kept.has(home.split('\n')[0] ?? '')
  })
  const [order] = compare(
    ORDER_PLACES.skills,
    headingOf(original, 'skills'),
    sayTo(language, 'ordersSkills'),
    before.flatMap(({ skills }) => skills),
    after.flatMap(({ skills }) => skills),
  )
  if (!isMoved) return order ? [{ ...order, groups: { before, after } }] : []
  return [
    {
      kind: 'order',
      place: ORDER_PLACES.skills,
      where: headingOf(original, 'skills'),
      before: showGroups(before).join('\n'),
      after: showGroups(after).join('\n'),
      groups: { before, after },
      reason: sayTo(language, 'groupsSkills'),
      sources: [],
      requirement: '',
    },
  ]
}

/** A resume with the sections of another one. */
function withSectionsOf(resume: StructuredResume, { sections }: StructuredResume) {
  const { sections: _, ...rest } = resume
  return sections === undefined ? rest : { ...rest, sections }
}

/** Sections that stand elsewhere: additional ones among themselves, or any of them. */
function compareSections(
  original: StructuredResume,
  tailored: StructuredResume,
  language: Language,
): OrderChange[] {
  // What has come with a section of its own stands where it would without any order.
  const before = listHeadings(withSectionsOf(tailored, original))
  const after = listHeadings(tailored)
  const isKept = (list: typeof before) => (one: { heading: string }) =>
    list.some(({ heading }) => heading === one.heading)
  const kindsOf = (list: typeof before, other: typeof before) =>
    list.filter(isKept(other)).map(({ kind }) => kind)
  const isAmongThem = isEqual(kindsOf(before, after), kindsOf(after, before))
  return isAmongThem
    ? compare(
        ORDER_PLACES.additional,
        sayTo(language, 'additionalSections'),
        sayTo(language, 'ordersAdditional'),
        Object.keys(original.additionalSections),
        Object.keys(tailored.additionalSections),
      )
    : compare(
        ORDER_PLACES.sections,
        sayTo(language, 'allSections'),
        sayTo(language, 'ordersSections'),
        before.map(({ heading }) => heading),
        after.map(({ heading }) => heading),
      )
}

/** The orders that differ between two resumes with the same lines, apart from rewordings and lines that were left out. */
export function listOrderChanges(
  original: StructuredResume,
  tailored: StructuredResume,
  rewordings: readonly Rewording[],
): OrderChange[] {
  const same = unify(rewordings)
  const language = languageOf(original)
  const jobs = original.workExperience.flatMap(({ description }, index) =>
    compare(
      `w${index}`,
      describePlace(original, `w${index}`).where,
      sayTo(language, 'ordersBullets'),
      description.map(headOf),
      (tailored.workExperience[index]?.description ?? []).map((line) => same(headOf(line))),
    ),
  )
  return [
    ...jobs,
    ...compareSkills(original, tailored, same, language),
    ...compareSections(original, tailored, language),
  ]
}
