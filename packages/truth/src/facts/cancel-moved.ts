import type { Education, StructuredResume } from '@tailorbird/contracts'
import { factKey, isSameFact } from './fact-key.ts'

/** A line of a resume, of whichever section. */
interface Item {
  /** The section's kind, or its heading. */
  place: string
  index: number
  text: string
}

/** A school with lines below it stays: its lines are compared with their own. */
const describeSchool = ({ degree, fieldOfStudy, institution, graduationDate, gpa }: Education) =>
  [degree, fieldOfStudy, institution, graduationDate, gpa === undefined ? undefined : `GPA ${gpa}`]
    .filter((text) => text !== undefined && text !== '')
    .join(', ')

const listParagraphs = ({ summary = '' }: StructuredResume) =>
  summary.split(/\n+/).filter((line) => line.trim() !== '')

function listItems(resume: StructuredResume): Item[] {
  const list = (place: string, lines: readonly string[]) =>
    lines.map((text, index) => ({ place, index, text }))
  return [
    ...list('summary', listParagraphs(resume)),
    ...resume.education.flatMap((school, index) =>
      school.achievements.length > 0
        ? []
        : [{ place: 'education', index, text: describeSchool(school) }],
    ),
    ...list('certifications', resume.certifications),
    ...list('languages', resume.contactInfo.languages),
    ...list('achievements', resume.achievements),
    ...Object.entries(resume.additionalSections).flatMap(([name, lines]) =>
      list(`section ${name}`, lines),
    ),
  ]
}

function remove(resume: StructuredResume, items: readonly Item[]): StructuredResume {
  if (items.length === 0) return resume
  const gone = new Set(items.map(({ place, index }) => `${index} ${place}`))
  const keep = <T>(place: string, list: readonly T[]) =>
    list.filter((_, index) => !gone.has(`${index} ${place}`))
  return {
    ...resume,
    ...(resume.summary !== undefined && {
      summary: keep('summary', listParagraphs(resume)).join('\n\n'),
    }),
    contactInfo: {
      ...resume.contactInfo,
      languages: keep('languages', resume.contactInfo.languages),
    },
    education: keep('education', resume.education),
    certifications: keep('certifications', resume.certifications),
    achievements: keep('achievements', resume.achievements),
    additionalSections: Object.fromEntries(
      Object.entries(resume.additionalSections)
        .map(([name, lines]) => [name, keep(`section ${name}`, lines)] as const)
        .filter(
          ([name, lines]) => lines.length > 0 || resume.additionalSections[name]?.length === 0,
        ),
    ),
  }
}

/** Above this, unlike lines are not compared closely. */
const MAX_CLOSE = 60
/** Above this many changed lines, none is looked for elsewhere. */
const MAX_MOVED = 500

/**
 * Takes out of both resumes the lines that say the same and stand in sections of different kinds, so that
 * a heading with another name ('Training and tickets', 'Certifications') changes nothing.
 */
export function cancelMoved(
  resume: StructuredResume,
  tailored: StructuredResume,
): { resume: StructuredResume; tailored: StructuredResume } {
  const textOf = ({ place, text }: Item) => `${place}\n${text}`
  const [all, allAfter] = [listItems(resume), listItems(tailored)]
  const unchanged = new Set(all.map(textOf))
  const unchangedAfter = new Set(allAfter.map(textOf))
  const before = all.filter((item) => !unchangedAfter.has(textOf(item)))
  const after = allAfter.filter((item) => !unchanged.has(textOf(item)))
  const isFew = before.length <= MAX_MOVED && after.length <= MAX_MOVED
  if (before.length === 0 || after.length === 0 || !isFew) return { resume, tailored }
  const keys = new Map([...before, ...after].map((item) => [item, factKey(item.text)]))
  const keyed = (item: Item) => `${item.place}\n${keys.get(item) ?? ''}`
  const beforeKeys = new Set(before.map(keyed))
  const afterKeys = new Set(after.map(keyed))
  const left = after.filter((item) => !beforeKeys.has(keyed(item)))
  const gone = before.filter((item) => !afterKeys.has(keyed(item)))
  const moved: [Item, Item][] = []
  for (const item of gone) {
    const at = left.findIndex(
      (other) =>
        other.place !== item.place &&
        (keys.get(other) === keys.get(item) ||
          (left.length <= MAX_CLOSE && isSameFact(item.text, other.text))),
    )
    if (at >= 0) moved.push([item, ...left.splice(at, 1)] as [Item, Item])
  }
  // Lines that were joined or parted on the way: together they say the same.
  const taken = new Set(moved.map(([item]) => item))
  const rest = gone.filter((item) => !taken.has(item))
  const places = new Set(rest.map(({ place }) => place))
  const wordsOf = (items: readonly Item[]) => factKey(items.map(({ text }) => text).join(' '))
  const isWhole =
    rest.length > 0 &&
    left.every(({ place }) => !places.has(place)) &&
    wordsOf(rest) === wordsOf(left)
  const parted = isWhole ? rest : []
  return {
    resume: remove(resume, [...moved.map(([item]) => item), ...parted]),
    tailored: remove(tailored, [...moved.map(([, item]) => item), ...(isWhole ? left : [])]),
  }
}
