import type { ResumeSection } from '@tailorbird/contracts'
import { TITLES, readInline, recallSections } from '@tailorbird/document'
import { findRange } from '@tailorbird/language'
import {
  readJobHeading,
  readSchoolHeading,
  isBareCertifications,
  takeHeading,
} from './own-entries.ts'
import { findOwnTitle, isAdditionalTitle } from './own-title.ts'
import type { OwnSection } from './split-own.ts'

/** How the entries of a resume are written: like ours with a bold line, like ours by chance, otherwise. */
function countForms(sections: readonly OwnSection[]) {
  const count = { ours: 0, plain: 0, other: 0 }
  for (const { kind, lines } of sections) {
    if (kind !== 'experience' && kind !== 'education') continue
    const read = kind === 'experience' ? readJobHeading : readSchoolHeading
    for (const [index, line] of lines.entries()) {
      if (line.kind !== 'heading' || isBareCertifications(line.text)) {
        const isLoose = lines[index - 1]?.kind !== 'bullet' && kind === 'experience'
        const isDated = line.kind === 'plain' && isLoose && !line.text.startsWith('**')
        if (isDated && lines[index - 1]?.kind === 'blank' && findRange(readInline(line.text)))
          count.other += 1
        continue
      }
      const { heading } = takeHeading(lines, index)
      const isBold = (heading.second ?? heading.first).text.startsWith('**')
      if (read(heading) === undefined) count.other += 1
      else count[isBold ? 'ours' : 'plain'] += 1
    }
  }
  return count
}

/** What hardly anybody calls these sections. */
const RARE: ReadonlySet<string> = new Set([TITLES.skills, TITLES.education, TITLES.achievements])

/**
 * Whether markdown is ours, perhaps edited: by the names of its sections and the form of its entries. A person's
 * own file can have some of either.
 */
export function isOwn(sections: readonly OwnSection[]): boolean {
  const titles = sections
    .map(({ title }) => readInline(title))
    .filter((title) => !isAdditionalTitle(title))
  const ours = titles.filter((title) => findOwnTitle(title) !== undefined)
  const rare = ours.filter((title) => RARE.has(title)).length
  const foreign = titles.length - ours.length
  const forms = countForms(sections)
  const isNamed = rare > 0 || (ours.length > 0 && forms.ours > 0) || forms.ours > 1
  const isFormed =
    forms.other <= forms.ours + forms.plain && (forms.plain === 0 || forms.ours > 0 || rare > 0)
  return isNamed && isFormed && (foreign <= 1 || foreign < ours.length)
}

/**
 * Whether markdown was written from a resume of these sections: at least half of their headings stand in it,
 * and its entries are written as ours.
 */
export function isWrittenFrom(
  sections: readonly OwnSection[],
  known: readonly ResumeSection[] = [],
): boolean {
  const recall = recallSections(known)
  const kept = sections.filter(({ title }) => recall(readInline(title)) !== undefined)
  const forms = countForms(sections)
  return (
    known.length > 0 &&
    2 * kept.length >= known.length &&
    forms.other + forms.plain <= forms.ours &&
    (forms.ours > 0 || known.every(({ kind }) => kind !== 'experience' && kind !== 'education'))
  )
}
