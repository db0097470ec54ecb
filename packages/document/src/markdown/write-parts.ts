import type { ContactInfo, Education, WorkExperience } from '@tailorbird/contracts'
import { formatSpan } from '@tailorbird/language'
import { documentWords } from '../words/find-words.ts'
import type { DocumentWords, Label } from '../words/document-words.ts'
import { contactCodec, educationCodec } from './codecs.ts'
import { escapeCell, escapeItem } from './escapes.ts'
import { writeField, type FieldCodec } from './fields.ts'

/** Whether a text has words. */
export const hasText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== ''
const joinCells = (cells: readonly string[]) => cells.filter((cell) => cell !== '').join(' | ')
const writeBold = (text: string) => (hasText(text) ? `**${escapeCell(text)}**` : '')

function writeFields<N extends Label>(
  codec: FieldCodec<N>,
  values: Record<N, string | undefined>,
  words: DocumentWords,
): string {
  const cells = (Object.keys(values) as N[]).flatMap((name) => {
    const value = values[name]
    return hasText(value) ? [escapeCell(writeField(codec, { name, value }, words))] : []
  })
  return joinCells(cells)
}

const ENGLISH = documentWords('en')

/** The line below the name. @param words of the document's language */
export function writeContact(contact: ContactInfo, words: DocumentWords = ENGLISH): string {
  const { email, phone, location, linkedin, website } = contact
  const values = { email, phone, location, linkedin, website, languages: undefined }
  const marked = writeFields(contactCodec, values, words)
  const languages = contact.languages.filter(hasText).map(escapeItem)
  return joinCells([
    marked,
    languages.length > 0 ? `${words.labels.languages}: ${languages.join(', ')}` : '',
  ])
}

/** A heading and the line below it. Without the first, a bold second is the heading. */
function writeHeading(first: string, second: string): string {
  if (first === '' && second.startsWith('**')) return `### ${second}`
  return [`### ${first}`.trim(), second].filter((line) => line !== '').join('\n')
}

/** A job without its list: employer and place, then position and dates. */
export function writeJobHeading(job: WorkExperience, words: DocumentWords = ENGLISH): string {
  const location = hasText(job.location) ? ` | ${escapeCell(job.location)}` : ''
  const place = `${escapeCell(job.company)}${location}`.trimStart()
  const role = joinCells([writeBold(job.position), escapeCell(formatSpan(job, words.now))])
  return writeHeading(place, role)
}

/** A place of learning without its list. */
export function writeEducationHeading(item: Education, words: DocumentWords = ENGLISH): string {
  const { fieldOfStudy, graduationDate, gpa } = item
  const facts = writeFields(educationCodec, { fieldOfStudy, graduationDate, gpa }, words)
  const degree = joinCells([writeBold(item.degree), facts])
  return writeHeading(escapeCell(item.institution), degree)
}
