import type { StructuredResume } from '@tailorbird/contracts'
import { append } from '@tailorbird/language'
import { resolveEscapes } from './escapes.ts'
import { hidesRange, readContact, readEducation, readJob, readSkills } from './read-parts.ts'
import { CERTIFICATIONS_TITLE, TITLES } from './titles.ts'
import { toMarkdown } from './to-markdown.ts'

const readItem = (line: string) => resolveEscapes(line.slice('- '.length))
const readList = (blocks: readonly string[]) =>
  blocks.flatMap((block) => block.split('\n').map(readItem))

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
  if (resume.workExperience.some(hidesRange)) return undefined
  return toMarkdown(resume).trimEnd() === source ? resume : undefined
}
