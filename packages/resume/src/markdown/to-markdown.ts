import type {
  ContactInfo,
  Education,
  StructuredResume,
  WorkExperience,
} from '@tailorbird/contracts'
import { append } from '../text/append.ts'
import { formatSpan } from '../text/dates.ts'
import { contactCodec, educationCodec } from './codecs.ts'
import { escapeCell, escapeItem, escapeMarkdown } from './escapes.ts'
import { writeField, type FieldCodec } from './fields.ts'
import { CERTIFICATIONS_TITLE, showSectionName, TITLES } from './titles.ts'

const hasText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== ''
const joinCells = (cells: readonly string[]) => cells.filter((cell) => cell !== '').join(' | ')
const writeBold = (text: string) => (hasText(text) ? `**${escapeCell(text)}**` : '')

function writeFields<N extends string>(
  codec: FieldCodec<N>,
  values: Record<N, string | undefined>,
): string {
  const cells = (Object.keys(values) as N[]).flatMap((name) => {
    const value = values[name]
    return hasText(value) ? [escapeCell(writeField(codec, { name, value }))] : []
  })
  return joinCells(cells)
}

function writeContact(contact: ContactInfo): string {
  const { email, phone, location, linkedin, website } = contact
  const marked = writeFields(contactCodec, {
    email,
    phone,
    location,
    linkedin,
    website,
    languages: undefined,
  })
  const languages = contact.languages.filter(hasText).map(escapeItem)
  return joinCells([
    marked,
    languages.length > 0 ? `${contactCodec.labels.languages}: ${languages.join(', ')}` : '',
  ])
}

const writeList = (items: readonly string[]) =>
  items
    .filter(hasText)
    .map((item) => `- ${escapeMarkdown(item)}`)
    .join('\n')

/** A heading and the line below it. Without the first, a bold second is the heading. */
function writeHeading(first: string, second: string): string {
  if (first === '' && second.startsWith('**')) return `### ${second}`
  return [`### ${first}`.trim(), second].filter((line) => line !== '').join('\n')
}

function writeJob(job: WorkExperience): string[] {
  const location = hasText(job.location) ? ` | ${escapeCell(job.location)}` : ''
  const place = `${escapeCell(job.company)}${location}`.trimStart()
  const role = joinCells([writeBold(job.position), escapeCell(formatSpan(job))])
  return [writeHeading(place, role), writeList(job.description)]
}

function writeEducation(item: Education): string[] {
  const { fieldOfStudy, graduationDate, gpa } = item
  const facts = writeFields(educationCodec, { fieldOfStudy, graduationDate, gpa })
  const degree = joinCells([writeBold(item.degree), facts])
  return [writeHeading(escapeCell(item.institution), degree), writeList(item.achievements)]
}

function writeCertifications(items: readonly string[]): string[] {
  const list = writeList(items)
  return list === '' ? [] : [`**${CERTIFICATIONS_TITLE}**`, list]
}

function writeSkills(resume: StructuredResume): string {
  const lines = resume.skillsCategories.map(({ category, skills }) => {
    const list = skills.filter(hasText).map(escapeItem).join(', ')
    return hasText(category) ? `- **${escapeMarkdown(category)}:** ${list}` : `- ${list}`
  })
  return lines.join('\n')
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
