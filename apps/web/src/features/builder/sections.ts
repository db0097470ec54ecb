/** The form's sections in their order (specification, section 2). */
export const SECTIONS = [
  { id: 'contact', label: 'Contact Info' },
  { id: 'summary', label: 'Summary' },
  { id: 'experience', label: 'Experience' },
  { id: 'education', label: 'Education' },
  { id: 'competencies', label: 'Core Competencies' },
  { id: 'additional', label: 'Additional' },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']

export const SECTION_IDS = SECTIONS.map(({ id }) => id)
