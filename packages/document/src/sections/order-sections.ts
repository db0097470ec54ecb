import type { ResumeSection, StructuredResume } from '@tailorbird/contracts'
import { completeSections } from './complete-sections.ts'
import { isFilled, listSections } from './list-sections.ts'

const isSame = (one: ResumeSection, other: ResumeSection) =>
  one.kind === other.kind && one.heading === other.heading

/** The sections of a resume that have something to print, in the order in which they are printed. */
export function listHeadings(resume: StructuredResume): ResumeSection[] {
  const filled = new Set(listSections(resume).flatMap((one, at) => (isFilled(one) ? [at] : [])))
  return completeSections(resume).filter((_, at) => filled.has(at))
}

/**
 * The resume with its sections in another order. Those that are not named stay in their order behind; a summary
 * stays on top.
 * @param wanted sections, best first
 */
export function orderSections(
  resume: StructuredResume,
  wanted: readonly ResumeSection[],
): StructuredResume {
  const headings = completeSections(resume)
  const rankOf = (section: ResumeSection) => {
    if (section.kind === 'summary') return -1
    const place = wanted.findIndex((one) => isSame(one, section))
    return place < 0 ? wanted.length : place
  }
  const sections = headings.toSorted((one, other) => rankOf(one) - rankOf(other))
  const isAsItWas = sections.every((section, at) => section === headings[at])
  return isAsItWas ? resume : { ...resume, sections }
}

/** The resume with the sections of another one written as there, where both print the same ones in the same order. */
export function settleSections(
  resume: StructuredResume,
  other: StructuredResume,
): StructuredResume {
  const [own, its] = [listHeadings(resume), listHeadings(other)]
  const isAlike =
    own.length === its.length &&
    own.every((section, at) => isSame(section, its[at] as ResumeSection))
  if (!isAlike) return resume
  const { sections: _, ...rest } = resume
  return other.sections === undefined ? rest : { ...rest, sections: other.sections }
}
