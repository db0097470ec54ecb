import type { ChangeKind, StructuredResume } from '@tailorbird/contracts'
import { headingOf } from '@tailorbird/document'

/** Where a text stands, in words for the person, and what kind of text it is. */
export interface Place {
  /** w1, s0, e2, a, x0 or summary. */
  place: string
  kind: ChangeKind
  where: string
}

/**
 * The place of a text by its id (see Edit): 'Staff Nurse, General Hospital' for `w0.b2`.
 * @param resume the one that the ids count in
 */
export function describePlace(resume: StructuredResume, id: string): Place {
  const place = id.split('.')[0] ?? id
  const index = Number(/\d+/.exec(id)?.[0] ?? 0)
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')
  switch (id === 'summary' ? id : id.charAt(0)) {
    case 'summary':
      return { place, kind: 'summary', where: headingOf(resume, 'summary') }
    case 'w': {
      const job = resume.workExperience[index]
      return { place, kind: 'bullet', where: join(job?.position, job?.company) }
    }
    case 's':
      return {
        place,
        kind: 'skill',
        where: resume.skillsCategories[index]?.category || headingOf(resume, 'skills'),
      }
    case 'e': {
      const item = resume.education[index]
      return { place, kind: 'education', where: join(item?.degree, item?.institution) }
    }
    case 'a':
      return { place: 'a', kind: 'achievement', where: headingOf(resume, 'achievements') }
    default:
      return {
        place,
        kind: 'section',
        where: Object.keys(resume.additionalSections)[index] ?? '',
      }
  }
}
