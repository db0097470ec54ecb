import type { StructuredResume } from '@tailorbird/contracts'
import { nanoid } from 'nanoid'

/** A line of a list. Its id follows it wherever it is moved. */
export interface Row {
  id: string
  text: string
}

/** Short texts, and the one that is being typed: it counts too, so that nothing typed is lost. */
export interface Chips {
  items: string[]
  typed: string
}

export interface JobValues {
  id: string
  company: string
  position: string
  location: string
  startDate: string
  endDate: string
  isCurrent: boolean
  description: Row[]
}

export interface SchoolValues {
  id: string
  institution: string
  degree: string
  fieldOfStudy: string
  graduationDate: string
  gpa: string
  achievements: Row[]
}

export interface CategoryValues {
  id: string
  category: string
  skills: Chips
}

export interface SectionValues {
  id: string
  name: string
  items: Row[]
}

/** What the form holds: a structured resume in which every row can be told from every other. */
export interface BuilderValues {
  contactInfo: {
    fullName: string
    email: string
    phone: string
    location: string
    linkedin: string
    website: string
    languages: Chips
  }
  summary: string
  workExperience: JobValues[]
  education: SchoolValues[]
  skillsCategories: CategoryValues[]
  certifications: Chips
  achievements: Chips
  additionalSections: SectionValues[]
}

export const rowOf = (text = ''): Row => ({ id: nanoid(8), text })
const chipsOf = (items: readonly string[]): Chips => ({ items: [...items], typed: '' })

export const blankJob = (): JobValues => ({
  id: nanoid(8),
  company: '',
  position: '',
  location: '',
  startDate: '',
  endDate: '',
  isCurrent: false,
  description: [rowOf()],
})
export const blankSchool = (): SchoolValues => ({
  id: nanoid(8),
  institution: '',
  degree: '',
  fieldOfStudy: '',
  graduationDate: '',
  gpa: '',
  achievements: [],
})
export const blankCategory = (): CategoryValues => ({
  id: nanoid(8),
  category: '',
  skills: chipsOf([]),
})
export const blankSection = (name: string): SectionValues => ({
  id: nanoid(8),
  name,
  items: [rowOf()],
})

/** An empty form. */
export const blankValues = (): BuilderValues => ({
  contactInfo: {
    fullName: '',
    email: '',
    phone: '',
    location: '',
    linkedin: '',
    website: '',
    languages: chipsOf([]),
  },
  summary: '',
  workExperience: [],
  education: [],
  skillsCategories: [],
  certifications: chipsOf([]),
  achievements: chipsOf([]),
  additionalSections: [],
})

/** The form filled in with a resume. */
export function fromResume(resume: StructuredResume): BuilderValues {
  const { contactInfo, workExperience, education, skillsCategories } = resume
  const rows = (texts: readonly string[]) => texts.map((text) => rowOf(text))
  return {
    contactInfo: {
      fullName: contactInfo.fullName,
      email: contactInfo.email,
      phone: contactInfo.phone,
      location: contactInfo.location ?? '',
      linkedin: contactInfo.linkedin ?? '',
      website: contactInfo.website ?? '',
      languages: chipsOf(contactInfo.languages),
    },
    summary: resume.summary ?? '',
    workExperience: workExperience.map((job) => ({
      id: nanoid(8),
      company: job.company,
      position: job.position,
      location: job.location ?? '',
      startDate: job.startDate,
      endDate: job.endDate ?? '',
      isCurrent: job.isCurrent,
      description: rows(job.description.length > 0 ? job.description : ['']),
    })),
    education: education.map((item) => ({
      id: nanoid(8),
      institution: item.institution,
      degree: item.degree,
      fieldOfStudy: item.fieldOfStudy ?? '',
      graduationDate: item.graduationDate ?? '',
      gpa: item.gpa ?? '',
      achievements: rows(item.achievements),
    })),
    skillsCategories: skillsCategories.map(({ category, skills }) => ({
      id: nanoid(8),
      category,
      skills: chipsOf(skills),
    })),
    certifications: chipsOf(resume.certifications),
    achievements: chipsOf(resume.achievements),
    additionalSections: Object.entries(resume.additionalSections).map(([name, items]) => ({
      id: nanoid(8),
      name,
      items: rows(items.length > 0 ? items : ['']),
    })),
  }
}

/** Whether something that was kept is a form's values: every field is there, and of its type. */
export function isBuilderValues(value: unknown): value is BuilderValues {
  const blank = blankValues()
  const chips = chipsOf([''])
  const sample: BuilderValues = {
    ...blank,
    contactInfo: { ...blank.contactInfo, languages: chips },
    workExperience: [blankJob()],
    education: [{ ...blankSchool(), achievements: [rowOf()] }],
    skillsCategories: [{ ...blankCategory(), skills: chips }],
    certifications: chips,
    achievements: chips,
    additionalSections: [blankSection('')],
  }
  return isLike(sample, value)
}

/** Whether a value has the sample's shape; of a list each item that of the sample's first. */
function isLike(sample: unknown, value: unknown): boolean {
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((item) => isLike(sample[0], item))
  }
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return Object.entries(sample).every(([name, field]) => isLike(field, fields.get(name)))
}
