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

/** The name of an additional section as documents show it: in capitals, but for names whose letters that would change ('Großmann'). */
export function showSectionName(name: string): string {
  const plain = name.trim().normalize('NFC')
  const capitals = plain.toUpperCase().normalize('NFC')
  return capitals.toLowerCase() === plain.toLowerCase() ? capitals : plain
}
