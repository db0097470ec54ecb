import type { ContactInfo, Education, WorkExperience } from '@tailorbird/contracts'
import { formatSpan } from '@tailorbird/language'
import { contactCodec, educationCodec } from './codecs.ts'
import { escapeCell, escapeItem } from './escapes.ts'
import { writeField, type FieldCodec } from './fields.ts'

/** Whether a text has words. */
export const hasText = (text: string | undefined): text is string =>
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

/** The line below the name. */
export function writeContact(contact: ContactInfo): string {
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

/** A heading and the line below it. Without the first, a bold second is the heading. */
function writeHeading(first: string, second: string): string {
  if (first === '' && second.startsWith('**')) return `### ${second}`
  return [`### ${first}`.trim(), second].filter((line) => line !== '').join('\n')
}

/** A job without its list: employer and place, then position and dates. */
export function writeJobHeading(job: WorkExperience): string {
  const location = hasText(job.location) ? ` | ${escapeCell(job.location)}` : ''
  const place = `${escapeCell(job.company)}${location}`.trimStart()
  const role = joinCells([writeBold(job.position), escapeCell(formatSpan(job))])
  return writeHeading(place, role)
}

/** A place of learning without its list. */
export function writeEducationHeading(item: Education): string {
  const { fieldOfStudy, graduationDate, gpa } = item
  const facts = writeFields(educationCodec, { fieldOfStudy, graduationDate, gpa })
  const degree = joinCells([writeBold(item.degree), facts])
  return writeHeading(escapeCell(item.institution), degree)
}
