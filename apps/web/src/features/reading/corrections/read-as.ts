import type { SectionKind, StructuredResume } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'

/** What a section comes to, read as a kind. */
type Part = Pick<
  StructuredResume,
  'workExperience' | 'education' | 'skillsCategories' | 'certifications'
> & { items: string[] }

const HEADINGS = { experience: 'Experience', education: 'Education', skills: 'Skills' } as const
/** Above all headings stands whose resume it is. */
const HEAD = 'Ada Reyes\nada@example.org\n\n'
const BULLET = /^\s*(?:[-*+•·▪◦‣–—]\s+|\d{1,2}[.)]\s+)?/u

const listItems = (lines: readonly string[]) =>
  lines.map((line) => line.replace(BULLET, '').trim()).filter((line) => line !== '')

function readBelow(heading: string, lines: readonly string[]): StructuredResume | undefined {
  try {
    return parseResume(`${HEAD}${heading}\n\n${lines.join('\n')}\n`)
  } catch {
    return undefined
  }
}

/** What the person takes for a job or a school is one, even if nothing in it says so: the first line names it. */
function readAnyway(kind: SectionKind, [first = '', ...rest]: string[]): Partial<Part> {
  const job = { company: '', position: first, startDate: '', isCurrent: false, description: rest }
  if (kind === 'experience') return { workExperience: [job] }
  return { education: [{ institution: '', degree: first, achievements: rest }] }
}

/** Reads the lines of a section as another kind; every line comes to something. */
export function readAs(kind: SectionKind, lines: readonly string[]): Part {
  const none = {
    workExperience: [],
    education: [],
    skillsCategories: [],
    certifications: [],
    items: [],
  }
  const items = listItems(lines)
  if (kind !== 'experience' && kind !== 'education' && kind !== 'skills') return { ...none, items }
  const read = readBelow(HEADINGS[kind], lines)
  // What was read as something else under this heading stays beside it.
  const rest = read
    ? [
        ...(read.summary === undefined ? [] : [read.summary]),
        ...read.achievements,
        ...read.contactInfo.languages,
        ...Object.values(read.additionalSections).flat(),
      ]
    : []
  const part = { ...none, ...read, items: rest }
  if (kind === 'skills')
    return part.skillsCategories.length > 0
      ? part
      : { ...none, skillsCategories: [{ category: '', skills: items }] }
  const isRead = kind === 'experience' ? part.workExperience.length > 0 : part.education.length > 0
  return isRead ? part : { ...none, ...readAnyway(kind, items) }
}
