import type {
  Education,
  SkillsCategory,
  StructuredResume,
  WorkExperience,
} from '@tailorbird/contracts'
import { append } from '@tailorbird/language'
import {
  listSections,
  showsLanguagesAbove,
  type PrintedSection,
} from '../sections/list-sections.ts'
import { readNested } from '../texts/nested.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { wordsOf } from '../words/find-words.ts'
import { escapeItem, escapeMarkdown } from './escapes.ts'
import { hasText, writeContact, writeEducationHeading, writeJobHeading } from './write-parts.ts'

/** What stands below a bullet is set in so far that a space more or less changes nothing. */
export const INDENT = 4

const writeItem = (item: string): string =>
  item.includes('\n')
    ? readNested(item)
        .map(({ depth, text }) => `${' '.repeat(INDENT * depth)}- ${escapeMarkdown(text)}`)
        .join('\n')
    : `- ${escapeMarkdown(item)}`

const writeList = (items: readonly string[]) => items.filter(hasText).map(writeItem).join('\n')

const writeJob = (job: WorkExperience, words: DocumentWords) => [
  writeJobHeading(job, words),
  writeList(job.description),
]
const writeEducation = (item: Education, words: DocumentWords) => [
  writeEducationHeading(item, words),
  writeList(item.achievements),
]

function writeCertifications(items: readonly string[], { headings }: DocumentWords): string[] {
  const list = writeList(items)
  return list === '' ? [] : [`**${headings.certifications}**`, list]
}

function writeSkills(groups: readonly SkillsCategory[]): string {
  const lines = groups.map(({ category, skills }) => {
    const list = skills.filter(hasText).map(escapeItem).join(', ')
    return hasText(category) ? `- **${escapeMarkdown(category)}:** ${list}` : `- ${list}`
  })
  return lines.filter((line) => line !== '- ').join('\n')
}

const writeSection = (section: PrintedSection, words: DocumentWords): string[] =>
  [
    ...section.paragraphs.map(escapeMarkdown),
    writeSkills(section.groups),
    ...section.jobs.flatMap((job) => writeJob(job, words)),
    ...section.schools.flatMap((item) => writeEducation(item, words)),
    ...writeCertifications(section.certifications, words),
    writeList(section.items),
  ].filter((text) => text !== '')

/**
 * A resume as markdown under its own headings (see listSections), with one job per heading: company and
 * place, then position and dates. Empty sections are left out. It is CommonMark, and parseResume reads it
 * back to the same resume.
 */
export function toMarkdown(resume: StructuredResume): string {
  const { contactInfo } = resume
  const words = wordsOf(resume)
  const shown = showsLanguagesAbove(resume) ? contactInfo : { ...contactInfo, languages: [] }
  const blocks = [
    hasText(contactInfo.fullName) ? `# ${escapeMarkdown(contactInfo.fullName)}` : '',
    writeContact(shown, words),
  ]
  for (const section of listSections(resume)) {
    const texts = writeSection(section, words)
    if (texts.length > 0) append(blocks, [`## ${escapeMarkdown(section.heading)}`, ...texts])
  }
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
