import type { Change, ChangeKind, StructuredResume } from '@tailorbird/contracts'
import { nameLines, type NamedLine } from '@tailorbird/document'
import { describePlace } from './describe-place.ts'

/** The lines of one place of a resume. */
interface TextList {
  place: string
  where: string
  lines: string[]
}

/**
 * The lists of lines of one kind, each with its place.
 * @returns the resume's own arrays: what is written into them is written into the resume
 */
export function listPlaces(resume: StructuredResume, kind: ChangeKind): TextList[] {
  const place = (prefix: string) => (lines: string[], index: number) => {
    const { place: id, where } = describePlace(resume, `${prefix}${index}`)
    return { place: id, where, lines }
  }
  switch (kind) {
    case 'bullet':
      return resume.workExperience.map(({ description }) => description).map(place('w'))
    case 'skill':
      return resume.skillsCategories.map(({ skills }) => skills).map(place('s'))
    case 'education':
      return resume.education.map(({ achievements }) => achievements).map(place('e'))
    case 'achievement':
      return [resume.achievements].map(place('a'))
    case 'section':
      return Object.values(resume.additionalSections).map(place('x'))
    default:
      return []
  }
}

/** Beginnings of the ids of texts that changes of a kind are about. */
const IDS: Partial<Record<ChangeKind, string>> = {
  bullet: 'w',
  skill: 's',
  education: 'e',
  achievement: 'a',
  section: 'x',
}

/**
 * Where a text of a change stands, as an id of a text (see Edit): that of the change's own line; else, for changes from
 * before lines had ids, one at its place or under its name, or any of its kind.
 */
export function findText(
  resume: StructuredResume,
  { kind, line, place, where }: Pick<Change, 'kind' | 'line' | 'place' | 'where'>,
  text: string,
): string | undefined {
  const holders = nameLines(resume).filter(
    (one) => one.text === text && one.id.startsWith(IDS[kind] ?? ' '),
  )
  const rate = (one: NamedLine) => {
    const here = describePlace(resume, one.id)
    return (
      (here.where === where ? 4 : 0) + (here.place === place ? 4 : 0) + (one.line === line ? 3 : 0)
    )
  }
  return holders.toSorted((one, other) => rate(other) - rate(one))[0]?.id
}
