import type { StructuredResume } from '@tailorbird/contracts'
import { listSections, wordsOf } from '@tailorbird/document'
import { formatSpan } from '@tailorbird/language'

type Texts = readonly (string | undefined)[]

/** A line of an entry: the role with its notes, then the dates, or the dates first. */
const writeRow = (role: Texts, dates: string | undefined, datesFirst: boolean): Texts =>
  datesFirst ? [dates, ...role] : [...role, dates]

/** All texts of a resume in the order of its markdown, from the one list that both are written from. */
export function listPrinted(resume: StructuredResume, datesFirst: boolean): string[] {
  const { fullName, email, phone, location, linkedin, website, languages } = resume.contactInfo
  const { labels, headings, now } = wordsOf(resume)
  const ownLanguages = (resume.sections ?? []).some(({ kind }) => kind === 'languages')
  const above = ownLanguages || languages.length === 0 ? [] : [labels.languages, ...languages]
  const sections = listSections(resume).flatMap((section) => {
    const below: Texts = [
      ...section.paragraphs,
      ...section.groups.flatMap(({ category, skills }) => [category, ...skills]),
      ...section.jobs.flatMap((job) => [
        job.company,
        job.location,
        ...writeRow([job.position], formatSpan(job, now), datesFirst),
        ...job.description,
      ]),
      ...section.schools.flatMap((school) => [
        school.institution,
        ...writeRow(
          [school.degree, school.fieldOfStudy, school.gpa && `${labels.gpa} ${school.gpa}`],
          school.graduationDate,
          datesFirst,
        ),
        ...school.achievements,
      ]),
      ...(section.certifications.length > 0
        ? [headings.certifications, ...section.certifications]
        : []),
      ...section.items,
    ]
    const isEmpty = below.every((text) => (text ?? '').trim() === '')
    return isEmpty ? [] : [section.heading, ...below]
  })
  const head = [fullName, email, phone, location, linkedin, website]
  return [...head, ...above, ...sections].filter((text) => text !== undefined)
}

/** Letters and figures alone: what breaks, joins and decorates lines does not count. */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}★☆]+/gu, '')
