import type { StructuredResume } from '@tailorbird/contracts'
import type { BuilderValues, Chips, Row } from './builder-values.ts'
import { addChips } from './chips.ts'

const some = (text: string) => text.trim() || undefined
const listRows = (rows: readonly Row[]) => rows.flatMap(({ text }) => some(text) ?? [])
const listChips = ({ items, typed }: Chips) => addChips(items, [typed]).items

/** The same object without what is undefined. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

/**
 * The resume that a form holds: texts trimmed, rows and optional fields without a word left out, the end
 * of a job that goes on too. Entries stay, also empty ones: they are only there once somebody added them.
 */
export function toResume(values: BuilderValues): StructuredResume {
  const { contactInfo: contact } = values
  return {
    contactInfo: {
      fullName: contact.fullName.trim(),
      email: contact.email.trim(),
      phone: contact.phone.trim(),
      languages: listChips(contact.languages),
      ...given({
        location: some(contact.location),
        linkedin: some(contact.linkedin),
        website: some(contact.website),
      }),
    },
    ...given({ summary: some(values.summary) }),
    workExperience: values.workExperience.map((job) => {
      const isCurrent = job.isCurrent || /^present$/i.test(job.endDate.trim())
      return {
        company: job.company.trim(),
        position: job.position.trim(),
        startDate: job.startDate.trim(),
        isCurrent,
        description: listRows(job.description),
        ...given({
          location: some(job.location),
          endDate: isCurrent ? undefined : some(job.endDate),
        }),
      }
    }),
    education: values.education.map((item) => ({
      institution: item.institution.trim(),
      degree: item.degree.trim(),
      achievements: listRows(item.achievements),
      ...given({
        fieldOfStudy: some(item.fieldOfStudy),
        graduationDate: some(item.graduationDate),
        gpa: some(item.gpa),
      }),
    })),
    skillsCategories: values.skillsCategories.map(({ category, skills }) => ({
      category: category.trim(),
      skills: listChips(skills),
    })),
    certifications: listChips(values.certifications),
    achievements: listChips(values.achievements),
    additionalSections: Object.fromEntries(
      values.additionalSections.map(({ name, items }) => [name.trim(), listRows(items)]),
    ),
  }
}

/** True while nobody has written anything. */
export function isBlank(values: BuilderValues): boolean {
  const { contactInfo, summary, additionalSections, ...lists } = toResume(values)
  return (
    summary === undefined &&
    Object.keys(additionalSections).length === 0 &&
    [...Object.values(contactInfo), ...Object.values(lists)].every((value) => !value?.length)
  )
}
