import type {
  Education,
  SkillsCategory,
  StructuredResume,
  WorkExperience,
} from '@tailorbird/contracts'
import { isNow, isOpened } from '../text/dates.ts'
import { contactCodec, educationCodec } from './codecs.ts'
import { hideEscapes, resolveEscapes, showEscapes } from './escapes.ts'
import { readField } from './fields.ts'
import { CERTIFICATIONS_TITLE, TITLES } from './titles.ts'
import { toMarkdown } from './to-markdown.ts'
import { append } from '../text/append.ts'

const SKILLS = /^- (?:\*\*([^*]+):\*\* )?(.*)$/
const BOLD = /^\*\*([^*]+)\*\*$/

const splitCells = (line: string) => ` ${hideEscapes(line)}`.split(' | ').map((cell) => cell.trim())
const splitItems = (list: string) => hideEscapes(list).split(', ').map(showEscapes)
const readItem = (line: string) => resolveEscapes(line.slice('- '.length))
const readList = (blocks: readonly string[]) =>
  blocks.flatMap((block) => block.split('\n').map(readItem))

function readContact(line: string): StructuredResume['contactInfo'] {
  const contact: StructuredResume['contactInfo'] = {
    fullName: '',
    email: '',
    phone: '',
    languages: [],
  }
  for (const cell of splitCells(line).filter((text) => text !== '')) {
    const { name, value } = readField(contactCodec, showEscapes(cell))
    if (name === 'languages')
      contact.languages = cell.slice('Languages: '.length).split(', ').map(showEscapes)
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

function readJob(block: string): WorkExperience {
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

function readEducation(block: string): Education {
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

function readSkills(line: string): SkillsCategory {
  const [, category = '', list = ''] = SKILLS.exec(hideEscapes(line)) ?? []
  return { category: showEscapes(category), skills: splitItems(list) }
}

/** Headed entries with a list below each; what stands below the certifications' heading goes to `certifications`. */
function readEntries<T>(
  blocks: readonly string[],
  read: (block: string) => T,
  listOf: (entry: T) => string[],
  certifications: string[],
): T[] {
  const entries: T[] = []
  let list = certifications
  for (const block of blocks) {
    if (block === `**${CERTIFICATIONS_TITLE}**`) list = certifications
    else if (block.startsWith('###')) {
      const entry = read(block)
      entries.push(entry)
      list = listOf(entry)
    } else append(list, readList([block]))
  }
  return entries
}

function readSection(resume: StructuredResume, title: string, blocks: string[]): void {
  if (title === TITLES.summary) resume.summary = blocks.map(resolveEscapes).join('\n\n')
  else if (title === TITLES.skills)
    resume.skillsCategories = blocks.flatMap((block) => block.split('\n').map(readSkills))
  else if (title === TITLES.experience)
    resume.workExperience = readEntries(blocks, readJob, (job) => job.description, [])
  else if (title === TITLES.education)
    resume.education = readEntries(
      blocks,
      readEducation,
      (item) => item.achievements,
      resume.certifications,
    )
  else if (title === TITLES.achievements) resume.achievements = readList(blocks)
  else resume.additionalSections[resolveEscapes(title)] = readList(blocks)
}

/**
 * Reads markdown that toMarkdown wrote, exactly. The proof is that writing the result gives the
 * same text again; anything else is undefined, and is read as a person's own markdown.
 * @param text sanitized
 */
export function readCanonical(text: string): StructuredResume | undefined {
  const source = text.trimEnd()
  const blocks = source.split('\n\n')
  const name = blocks[0]?.startsWith('# ') ? blocks.shift() : undefined
  const contact = blocks[0]?.startsWith('## ') ? '' : (blocks.shift() ?? '')
  const titles = blocks.flatMap((block, index) => (block.startsWith('## ') ? [index] : []))
  if ((blocks.length > 0 && titles[0] !== 0) || `${name ?? ''}${contact}`.includes('\n'))
    return undefined
  const resume: StructuredResume = {
    contactInfo: readContact(contact),
    workExperience: [],
    education: [],
    skillsCategories: [],
    certifications: [],
    achievements: [],
    additionalSections: {},
  }
  if (name !== undefined) resume.contactInfo.fullName = resolveEscapes(name.slice('# '.length))
  for (const [order, index] of titles.entries()) {
    const title = (blocks[index] ?? '').slice('## '.length)
    readSection(resume, title, blocks.slice(index + 1, titles[order + 1] ?? blocks.length))
  }
  return toMarkdown(resume).trimEnd() === source ? resume : undefined
}
