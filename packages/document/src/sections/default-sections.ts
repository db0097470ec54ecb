import type { ResumeSection, StructuredResume } from '@tailorbird/contracts'

/** Headings of the specification's section 9, in its order; additional sections follow in capitals. */
export const TITLES = {
  summary: 'Summary',
  skills: 'Core Competencies',
  experience: 'Professional Experience',
  education: 'Education & Certifications',
  achievements: 'Achievements & Leadership',
} as const

/**
 * The name of an additional section as the form's layout shows it: in capitals, but for names whose letters that would
 * change ('Großmann'). Greek capitals have no accents, as Greeks write them; other letters are the same in that locale.
 */
export function showSectionName(name: string): string {
  const plain = name.trim().normalize('NFC')
  const lower = (text: string) => text.toLowerCase().normalize('NFC')
  const isWhole = lower(plain.toUpperCase()) === lower(plain)
  return isWhole ? plain.toLocaleUpperCase('el').normalize('NFC') : plain
}

/** The sections of a resume that says nothing about them: the layout of the specification's section 9. */
export function defaultSections(resume: StructuredResume): ResumeSection[] {
  const kinds = Object.keys(TITLES) as (keyof typeof TITLES)[]
  return [
    ...kinds.map((kind) => ({ kind, heading: TITLES[kind] })),
    ...Object.keys(resume.additionalSections).map((heading) => ({
      kind: 'additional' as const,
      heading,
    })),
  ]
}
