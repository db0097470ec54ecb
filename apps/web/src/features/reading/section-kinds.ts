import { SECTION_KINDS, type SectionKind } from '@tailorbird/contracts'

const NAMES: Record<SectionKind, string> = {
  summary: 'Summary',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  certifications: 'Certifications',
  achievements: 'Achievements',
  languages: 'Languages',
  additional: 'Other',
}

/** What people call a kind of section. */
export const sayKind = (kind: SectionKind): string => NAMES[kind]

/** What a section can be read as. */
export const KIND_OPTIONS: readonly { kind: SectionKind; name: string }[] = SECTION_KINDS.map(
  (kind) => ({ kind, name: NAMES[kind] }),
)
