import type { StructuredResume } from '@tailorbird/contracts'

/**
 * A resume with its additional sections in another order: they trade places among themselves, and all other
 * sections stay where they are.
 * @param names all of their names
 */
export function orderAdditional(
  resume: StructuredResume,
  names: readonly string[],
): StructuredResume {
  const additionalSections = Object.fromEntries(
    names.map((name) => [name, resume.additionalSections[name] ?? []]),
  )
  if (!resume.sections) return { ...resume, additionalSections }
  const left = [...names]
  const sections = resume.sections.map((section) =>
    section.kind === 'additional'
      ? { ...section, heading: left.shift() ?? section.heading }
      : section,
  )
  return { ...resume, additionalSections, sections }
}
