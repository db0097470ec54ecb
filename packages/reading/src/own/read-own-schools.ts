import type { Education } from '@tailorbird/contracts'
import { listFlat } from '@tailorbird/document'
import { readEducation } from '../resume/education.ts'
import { readLines } from '../resume/read-lines.ts'
import { append } from '@tailorbird/language'
import { isBareCertifications, readSchoolHeading, takeHeading } from './own-entries.ts'
import { readOwnItems, type OwnLine } from './own-line.ts'

const readForeign = (lines: readonly OwnLine[]) =>
  readEducation(readLines(lines.map(({ raw }) => raw).join('\n')))

/** Reads the schools and certifications of our own markdown. Only what is written in another form is read as anybody's. */
export function readOwnSchools(source: readonly OwnLine[]): {
  education: Education[]
  certifications: string[]
} {
  const education: Education[] = []
  const certifications: string[] = []
  let target = certifications
  let list: OwnLine[] = []
  const flush = () => {
    const items = readOwnItems(list)
    append(target, target === certifications ? listFlat(items) : items)
    list = []
  }
  const addForeign = (lines: readonly OwnLine[]) => {
    const found = readForeign(lines)
    append(education, found.education)
    append(certifications, [...found.certifications, ...found.preface])
    target = education.at(-1)?.achievements ?? certifications
  }
  let index = 0
  while (index < source.length) {
    const line = source[index] as OwnLine
    let end = index + 1
    if (line.kind !== 'bullet' && isBareCertifications(line.text)) {
      flush()
      target = certifications
    } else if (line.kind === 'heading') {
      flush()
      const { heading, end: below } = takeHeading(source, index)
      const item = readSchoolHeading(heading)
      if (item) {
        education.push(item)
        target = item.achievements
      } else addForeign(source.slice(index, below))
      end = below
    } else if (line.kind === 'plain' && source[index - 1]?.kind !== 'bullet') {
      while (source[end]?.kind === 'plain') end += 1
      const run = source.slice(index, end)
      if (target !== certifications && readForeign(run).education.length > 0) {
        flush()
        addForeign(run)
      } else append(list, run)
    } else list.push(line)
    index = end
  }
  flush()
  return { education, certifications }
}
