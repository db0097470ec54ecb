import type {
  Education,
  SkillsCategory,
  StructuredResume,
  WorkExperience,
} from '@tailorbird/contracts'
import { findRange, isNow, isOpened } from '@tailorbird/language'
import { contactCodec, educationCodec } from './codecs.ts'
import { hideEscapes, resolveEscapes, showEscapes } from './escapes.ts'
import { readField } from './fields.ts'

const SKILLS = /^- (?:\*\*([^*]+):\*\* )?(.*)$/
const BOLD = /^\*\*([^*]+)\*\*$/

/** The cells of a line between bars, with their escapes hidden. */
export const splitCells = (line: string) =>
  ` ${hideEscapes(line)}`.split(' | ').map((cell) => cell.trim())
const splitItems = (list: string) => hideEscapes(list).split(', ').map(showEscapes)
/** The line below the name, as writeContact wrote it. */
export function readContact(line: string): StructuredResume['contactInfo'] {
  const contact: StructuredResume['contactInfo'] = {
    fullName: '',
    email: '',
    phone: '',
    languages: [],
  }
  for (const cell of splitCells(line).filter((text) => text !== '')) {
    const { name, value, label } = readField(contactCodec, showEscapes(cell))
    if (name === 'languages')
      contact.languages = cell.slice(label.length).split(', ').map(showEscapes)
    else contact[name] = value
  }
  return contact
}

/** `### first`, then the line below; a bold heading is that line itself. */
function readHeading(block: string): { first: string; second: string } {
  const [heading = '', second = ''] = block.split('\n')
  const first = heading.replace(/^###(?: |$)/, '')
  return first.startsWith('**') ? { first: '', second: first } : { first, second }
}

function readBold(cells: string[]): string {
  const bold = BOLD.exec(cells[0] ?? '')
  if (!bold?.[1]) return ''
  cells.shift()
  return showEscapes(bold[1])
}

/** A job of its heading and the line below, as writeJobHeading wrote them. */
export function readJob(block: string): WorkExperience {
  const { first, second } = readHeading(block)
  const [company = '', location] = splitCells(first).map(showEscapes)
  const cells = splitCells(second)
  const position = readBold(cells)
  const [startDate = '', end] = ` ${showEscapes(cells[0] ?? '')}`
    .split(' – ')
    .map((part) => part.trim())
  const isCurrent = end === undefined ? isOpened(startDate) : isNow(end)
  const job: WorkExperience = { company, position, startDate, isCurrent, description: [] }
  if (location !== undefined) job.location = location
  if (end !== undefined && end !== 'Present') job.endDate = end
  return job
}

/** Most dates have none of these, and 5 MB of jobs want it quick. */
const MAYBE_RANGE = /[-–—−~→➔⟶⇒>]|\s\S+\s/u

/** Whether a start date has the end in it: '2019 - 2020', as a person writes it over ours. */
export const hidesRange = ({ startDate, endDate }: WorkExperience) =>
  endDate === undefined &&
  MAYBE_RANGE.test(startDate) &&
  !isOpened(startDate) &&
  findRange(startDate) !== undefined

/** A place of learning of its heading and the line below, as writeEducationHeading wrote them. */
export function readEducation(block: string): Education {
  const { first, second } = readHeading(block)
  const cells = splitCells(second)
  const item: Education = {
    institution: resolveEscapes(first),
    degree: readBold(cells),
    achievements: [],
  }
  for (const cell of cells.filter((text) => text !== '')) {
    const { name, value } = readField(educationCodec, showEscapes(cell))
    item[name] = value
  }
  return item
}

/** One line of the competencies, as writeSkills wrote it. */
export function readSkills(line: string): SkillsCategory {
  const [, category = '', list = ''] = SKILLS.exec(hideEscapes(line)) ?? []
  return { category: showEscapes(category), skills: splitItems(list) }
}
