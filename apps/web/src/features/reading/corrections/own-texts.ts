import type { SkillsCategory, StructuredResume } from '@tailorbird/contracts'
import type { PrintedSection } from '@tailorbird/document'
import { readAs } from './read-as.ts'
import { joinFields } from './section-lines.ts'

/** A text of a section that stands in none of its jobs or schools. */
export interface OwnText {
  list: 'paragraphs' | 'groups' | 'certifications' | 'items'
  /** Which of its list. */
  at: number
  text: string
}

/** The texts of a section beside its jobs and schools, a bullet with those below it as one. */
export function listOwnTexts(section: PrintedSection): OwnText[] {
  const { paragraphs, groups, certifications, items } = section
  const say = (list: OwnText['list'], texts: readonly string[]) =>
    texts.map((text, at) => ({ list, at, text }))
  return [
    ...say('paragraphs', paragraphs),
    ...say(
      'groups',
      groups.map(({ category, skills }) => joinFields([category, skills.join(', ')], ': ')),
    ),
    ...say('certifications', certifications),
    ...say('items', items),
  ].filter(({ text }) => text.trim() !== '')
}

/** A line of skills as it is read, whatever it says. */
function readGroups(text: string, section: string | undefined): SkillsCategory[] {
  const { skillsCategories, items } = readAs('skills', [text])
  const groups = items.length > 0 ? [{ category: '', skills: [text] }] : skillsCategories
  return groups.map((group) => ({ ...group, section }))
}

const replaceAt = <T>(list: readonly T[], at: number, now: readonly T[]) =>
  list.toSpliced(at, 1, ...now)

/** The resume with a text of a section anew; with none for it, the text is gone. */
export function replaceOwn(
  resume: StructuredResume,
  section: PrintedSection,
  { list, at }: OwnText,
  now: string[],
): StructuredResume {
  const { kind, heading, paragraphs, groups } = section
  if (list === 'paragraphs')
    return { ...resume, summary: replaceAt(paragraphs, at, now).join('\n\n') }
  if (list === 'certifications' || kind === 'certifications')
    return { ...resume, certifications: replaceAt(resume.certifications, at, now) }
  if (list === 'groups') {
    const was = groups[at]
    const place = was ? resume.skillsCategories.indexOf(was) : -1
    const anew = now.flatMap((text) => readGroups(text, was?.section))
    return { ...resume, skillsCategories: replaceAt(resume.skillsCategories, place, anew) }
  }
  if (kind === 'achievements')
    return { ...resume, achievements: replaceAt(resume.achievements, at, now) }
  const { contactInfo, additionalSections } = resume
  if (kind === 'languages') {
    const languages = replaceAt(contactInfo.languages, at, now)
    return { ...resume, contactInfo: { ...contactInfo, languages } }
  }
  const { [heading]: items = [], ...others } = additionalSections
  const kept = replaceAt(items, at, now)
  return {
    ...resume,
    additionalSections: kept.length > 0 ? { ...additionalSections, [heading]: kept } : others,
  }
}
