import type { Change, ChangeKind, StructuredResume } from '@tailorbird/contracts'
import { listFlat } from '@tailorbird/document'
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

/** The list that holds a line: the one at this very place, else one of its name, else any; undefined when none does. */
export function findList(
  resume: StructuredResume,
  { kind, place, where }: Pick<Change, 'kind' | 'place' | 'where'>,
  line: string,
): string[] | undefined {
  const holders = listPlaces(resume, kind).filter(({ lines }) => listFlat(lines).includes(line))
  const named = holders.filter((list) => list.where === where)
  return (named.find((list) => list.place === place) ?? named[0] ?? holders[0])?.lines
}
