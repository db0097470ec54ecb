import { array, boolean, lazy, object, string, type InferType } from 'yup'
import { writtenEmail } from '../account/email.ts'

const optionalText = string().trim()
const lines = () => array(string().trim().required()).required()

export const contactInfo = object({
  fullName: string().trim().required('Full name is required'),
  email: writtenEmail,
  phone: string().trim().required('Phone number is required'),
  location: optionalText,
  linkedin: optionalText,
  website: optionalText,
  languages: lines(),
})

/** What a section of a resume holds. */
export const SECTION_KINDS = [
  'summary',
  'skills',
  'experience',
  'education',
  'certifications',
  'achievements',
  'languages',
  'additional',
] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** The schema of a section that a resume lists. */
export const resumeSection = object({
  kind: string().oneOf(SECTION_KINDS).required(),
  heading: string().trim().required(),
})

/** Of an entry: the heading that it stands under, where several have its kind. */
const section = optionalText

export const workExperience = object({
  id: optionalText,
  section,
  company: string().trim().required('Company name is required'),
  position: string().trim().required('Position is required'),
  location: optionalText,
  startDate: string().trim().required('Start date is required'),
  endDate: optionalText,
  isCurrent: boolean().default(false).required(),
  description: lines().min(1, 'At least one responsibility is required'),
})

export const education = object({
  id: optionalText,
  section,
  institution: string().trim().required('Institution name is required'),
  degree: string().trim().required('Degree is required'),
  fieldOfStudy: optionalText,
  graduationDate: optionalText,
  gpa: optionalText,
  achievements: lines(),
})

export const skillsCategory = object({
  section,
  category: string().trim().required('Category name is required'),
  skills: lines().min(1, 'At least one skill is required'),
})

const additionalSections = lazy((value: unknown) =>
  object(Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, lines()]))),
)

/** The form's resume: what a person must fill in (specification, sections 3 and 5). */
export const structuredResume = object({
  contactInfo,
  summary: optionalText,
  workExperience: array(workExperience).required(),
  education: array(education).required(),
  skillsCategories: array(skillsCategory).required(),
  certifications: lines(),
  achievements: lines(),
  additionalSections,
  sections: array(resumeSection),
})

export type ContactInfo = InferType<typeof contactInfo>
export type WorkExperience = InferType<typeof workExperience>
export type Education = InferType<typeof education>
export type SkillsCategory = InferType<typeof skillsCategory>

/** A section of a resume under its own heading; an additional one's heading is its name. */
export type ResumeSection = InferType<typeof resumeSection>

/**
 * A resume as data. `sections` are the person's own headings in their order; without them it is printed in the
 * layout of the specification's section 9. `ids` say of lines that were worded anew which ones they were. One that was read from a file has the same shape, with '' where the file says
 * nothing, so that a field which a form would insist on may be empty here.
 */
export type StructuredResume = Omit<InferType<typeof structuredResume>, 'additionalSections'> & {
  additionalSections: Record<string, string[]>
  /** The names of lines as they are now, and the ids that those lines keep. A line that has its first words needs none. */
  ids?: Record<string, string> | undefined
}
