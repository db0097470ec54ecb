import { listFlat, type PrintedSection } from '@tailorbird/document'
import { formatSpan } from '@tailorbird/language'

/** Beside the words of a section, a text has marks between them and words for a dash. */
const SLACK = 1.25
const SPARE_WORDS = 10

const fold = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** Fields on one line as people write them; those that are empty leave no mark. */
export const joinFields = (parts: readonly (string | undefined)[], mark = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(mark)

const writeBullets = (texts: readonly string[]) => listFlat(texts).map((line) => `- ${line}`)

/** What names a job or a school, on one line as people write it. */
export function nameEntry(
  entry: PrintedSection['jobs'][number] | PrintedSection['schools'][number],
) {
  if ('company' in entry) {
    const { position, company, location } = entry
    return joinFields([position, company, location, formatSpan(entry)])
  }
  return joinFields([
    entry.degree,
    entry.fieldOfStudy,
    entry.institution,
    entry.graduationDate,
    entry.gpa,
  ])
}

/** All that a section says, a line each, as it was read. */
function listLines(section: PrintedSection): string[] {
  const { paragraphs, groups, jobs, schools, certifications, items } = section
  return [
    ...paragraphs,
    ...groups.map(({ category, skills }) => joinFields([category, skills.join(', ')], ': ')),
    ...jobs.flatMap((job) => [nameEntry(job), ...writeBullets(job.description)]),
    ...schools.flatMap((one) => [nameEntry(one), ...writeBullets(one.achievements)]),
    ...certifications,
    ...listFlat(items),
  ].filter((line) => line.trim() !== '')
}

function cutOut(text: string, headings: readonly string[], at: number): string[] | undefined {
  const lines = text.split('\n')
  const folded = lines.map((line) => fold(line).join(' '))
  let from = 0
  const places = headings.map((heading) => {
    const place = folded.indexOf(fold(heading).join(' '), from)
    if (place !== -1) from = place + 1
    return place
  })
  const [start = -1, ...later] = places.slice(at)
  if (start === -1) return undefined
  return lines.slice(start + 1, later.find((place) => place > start) ?? lines.length)
}

/**
 * The lines that stand below a heading in the text that the person gave: they say more than what was made of
 * them. As they were read, where the text has them elsewhere, or the person has changed them since.
 */
export function findLines(text: string, sections: readonly PrintedSection[], at: number): string[] {
  const read = sections[at] ? listLines(sections[at]) : []
  const found = cutOut(
    text,
    sections.map(({ heading }) => heading),
    at,
  )
  // What stands above the first job of a section is one of its own, under the same heading.
  const isAlone = sections.filter(({ heading }) => heading === sections[at]?.heading).length === 1
  if (!found || !isAlone) return read
  const words = fold(found.join(' '))
  const [has, wanted] = [new Set(words), fold(read.join(' '))]
  const isWhole = wanted.every((word) => has.has(word) || word === 'present')
  return isWhole && words.length <= wanted.length * SLACK + SPARE_WORDS ? found : read
}
