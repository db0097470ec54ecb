import type { Education, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { append } from '@tailorbird/language'
import { escapeItem, escapeMarkdown } from './escapes.ts'
import { CERTIFICATIONS_TITLE, showSectionName, TITLES } from './titles.ts'
import { hasText, writeContact, writeEducationHeading, writeJobHeading } from './write-parts.ts'

const writeList = (items: readonly string[]) =>
  items
    .filter(hasText)
    .map((item) => `- ${escapeMarkdown(item)}`)
    .join('\n')

const writeJob = (job: WorkExperience) => [writeJobHeading(job), writeList(job.description)]
const writeEducation = (item: Education) => [
  writeEducationHeading(item),
  writeList(item.achievements),
]

function writeCertifications(items: readonly string[]): string[] {
  const list = writeList(items)
  return list === '' ? [] : [`**${CERTIFICATIONS_TITLE}**`, list]
}

function writeSkills(resume: StructuredResume): string {
  const lines = resume.skillsCategories.map(({ category, skills }) => {
    const list = skills.filter(hasText).map(escapeItem).join(', ')
    return hasText(category) ? `- **${escapeMarkdown(category)}:** ${list}` : `- ${list}`
  })
  return lines.filter((line) => line !== '- ').join('\n')
}

/**
 * A resume as markdown in the layout of the specification's section 9, with one job per heading:
 * company and place, then position and dates. Empty sections are left out. It is CommonMark, and
 * parseResume reads it back to the same resume.
 */
export function toMarkdown(resume: StructuredResume): string {
  const { contactInfo } = resume
  const sections: [string, string[]][] = [
    [TITLES.summary, (resume.summary ?? '').split(/\n{2,}/).map(escapeMarkdown)],
    [TITLES.skills, [writeSkills(resume)]],
    [TITLES.experience, resume.workExperience.flatMap(writeJob)],
    [
      TITLES.education,
      [...resume.education.flatMap(writeEducation), ...writeCertifications(resume.certifications)],
    ],
    [TITLES.achievements, [writeList(resume.achievements)]],
    ...Object.entries(resume.additionalSections).map(([name, items]): [string, string[]] => [
      escapeMarkdown(showSectionName(name)),
      [writeList(items)],
    ]),
  ]
  const blocks = [
    hasText(contactInfo.fullName) ? `# ${escapeMarkdown(contactInfo.fullName)}` : '',
    writeContact(contactInfo),
  ]
  for (const [title, body] of sections) {
    const texts = body.filter((text) => text !== '')
    if (texts.length > 0) append(blocks, [`## ${title}`, ...texts])
  }
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
