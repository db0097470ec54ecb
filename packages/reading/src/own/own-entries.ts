import type { Education, WorkExperience } from '@tailorbird/contracts'
import {
  ALL_WORDS,
  resolveEscapes,
  readInline,
  hidesRange,
  readEducation as readOwnEducation,
  readJob as readOwnJob,
  writeEducationHeading,
  writeJobHeading,
  dropInline,
} from '@tailorbird/document'
import { findDate, findRange, foldCase } from '@tailorbird/language'
import type { OwnLine } from './own-line.ts'

/** The lines that name a job or a school. */
export interface OwnHeading {
  first: OwnLine
  second?: OwnLine
}

const isDated = (line: OwnLine) => findDate(readInline(line.text)) !== undefined

/** The heading at `at` and the line below it that belongs to it, and where the list begins. */
export function takeHeading(
  lines: readonly OwnLine[],
  at: number,
): { heading: OwnHeading; end: number } {
  const first = lines[at] as OwnLine
  let below = at + 1
  while (lines[below]?.kind === 'blank') below += 1
  const second = lines[below]
  const isBare =
    second?.kind === 'plain' &&
    (below === at + 1 || second.text.startsWith('**') || isDated(second))
  return second && isBare && !isBareCertifications(second.text)
    ? { heading: { first, second }, end: below + 1 }
    : { heading: { first }, end: at + 1 }
}

const titles = new Set(ALL_WORDS.map(({ headings }) => foldCase(headings.certifications)))

/** Whether a line heads the certifications. */
export const isBareCertifications = (text: string) =>
  titles.has(foldCase(readInline(text)).replace(/\s*:$/, ''))

function showBlock({ first, second }: OwnHeading): string {
  const name = second ? dropInline(first.text) : first.text
  return `### ${name}`.trim() + (second ? `\n${second.text}` : '')
}

const isSame = (one: string, other: string) => resolveEscapes(one) === resolveEscapes(other)

/** A job whose heading is written as ours are; undefined for another form. */
export function readJobHeading(heading: OwnHeading): WorkExperience | undefined {
  const block = showBlock(heading)
  const job = readOwnJob(block)
  if (!isSame(writeJobHeading(job), block) || hidesRange(job)) return undefined
  const isMisplaced =
    job.startDate === '' && findRange(readInline(heading.first.text)) !== undefined
  return isMisplaced ? undefined : job
}

/** As readJobHeading, for a place of learning. */
export function readSchoolHeading(heading: OwnHeading): Education | undefined {
  const block = showBlock(heading)
  const item = readOwnEducation(block)
  return isSame(writeEducationHeading(item), block) ? item : undefined
}
