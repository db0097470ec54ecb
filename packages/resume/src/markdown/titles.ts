/** Section headings in the specification's order; additional sections follow in capitals. */
export const TITLES = {
  summary: 'Summary',
  skills: 'Core Competencies',
  experience: 'Professional Experience',
  education: 'Education & Certifications',
  achievements: 'Achievements & Leadership',
} as const

/** Heads the certifications inside of their section, in bold: a heading would be a place of learning. */
export const CERTIFICATIONS_TITLE = 'Certifications'

/** The name of an additional section as documents show it. */
export const showSectionName = (name: string) => name.trim().toUpperCase().normalize('NFC')
