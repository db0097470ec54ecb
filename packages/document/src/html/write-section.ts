import type { SkillsCategory } from '@tailorbird/contracts'
import type { PrintedSection } from '../sections/list-sections.ts'
import type { DocumentWords } from '../words/document-words.ts'
import type { SectionLook } from './section-look.ts'
import { writeEducation, writeJob } from './write-entry.ts'
import { hasText, writeList, writeParagraphs, writeText } from './write-list.ts'

function writeSkills(groups: readonly SkillsCategory[]): string {
  const rows = groups.map(({ category, skills }) => {
    const label = hasText(category) ? `<b>${writeText(category)}:</b> ` : ''
    return `<li>${label}${writeText(skills.join(', '))}</li>`
  })
  return rows.length > 0 ? `<ul class="skills">\n${rows.join('\n')}\n</ul>` : ''
}

function writeCertifications(items: readonly string[], { headings }: DocumentWords): string {
  return items.length > 0
    ? `<div class="entry">\n<h3>${headings.certifications}</h3>\n${writeList(items)}\n</div>`
    : ''
}

/** One line is no list; one with others below it is. */
const writeItems = (items: readonly string[]) =>
  items.length === 1 && !items[0]?.includes('\n') ? writeParagraphs(items) : writeList(items)

/**
 * What stands below a section's heading.
 * @returns '' when there is nothing to print
 */
export const writeSection = (section: PrintedSection, look: SectionLook): string =>
  [
    writeParagraphs(section.paragraphs),
    writeSkills(section.groups),
    ...section.jobs.map((job) => writeJob(job, look)),
    ...section.schools.map((school) => writeEducation(school, look)),
    writeCertifications(section.certifications, look.words),
    writeItems(section.items),
  ]
    .filter(hasText)
    .join('\n')
