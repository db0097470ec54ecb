import type { ResumeSection, SectionKind, StructuredResume } from '@tailorbird/contracts'
import { append } from '@tailorbird/language'
import { resolveEscapes } from './escapes.ts'
import { hidesRange, readContact, readEducation, readJob, readSkills } from './read-parts.ts'
import { isCertificationsTitle } from '../sections/certifications-title.ts'
import { nameSections, recallKinds } from '../sections/name-sections.ts'
import { nestLines, type NestedLine } from '../texts/nested.ts'
import { sayNow } from '../words/say-now.ts'
import { INDENT, toMarkdown } from './to-markdown.ts'

const BOLD = /^\*\*(.*)\*\*$/

function readItem(line: string): NestedLine {
  if (line.startsWith('- ')) return { depth: 0, text: resolveEscapes(line.slice('- '.length)) }
  const indent = line.length - line.trimStart().length
  return {
    depth: Math.floor(indent / INDENT),
    text: resolveEscapes(line.slice(indent + '- '.length)),
  }
}
const readList = (blocks: readonly string[]) =>
  blocks.flatMap((block) => nestLines(block.split('\n').map(readItem)))

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
    if (isCertificationsTitle(BOLD.exec(block)?.[1] ?? '')) list = certifications
    else if (block.startsWith('###')) {
      const entry = read(block)
      entries.push(entry)
      list = listOf(entry)
    } else append(list, readList([block]))
  }
  return entries
}

const namePlace = <T extends object>(section: string, entries: readonly T[]) =>
  entries.map((entry) => ({ ...entry, section }))

function readSection(
  resume: StructuredResume,
  { kind, heading }: ResumeSection,
  blocks: string[],
): void {
  switch (kind) {
    case 'summary':
      resume.summary = blocks.map(resolveEscapes).join('\n\n')
      break
    case 'skills': {
      const groups = blocks.flatMap((block) => block.split('\n').map(readSkills))
      append(resume.skillsCategories, namePlace(heading, groups))
      break
    }
    case 'experience': {
      const jobs = readEntries(blocks, readJob, (job) => job.description, [])
      append(resume.workExperience, namePlace(heading, jobs))
      break
    }
    case 'education': {
      const { certifications } = resume
      const schools = readEntries(
        blocks,
        readEducation,
        (item) => item.achievements,
        certifications,
      )
      append(resume.education, namePlace(heading, schools))
      break
    }
    case 'certifications':
      append(resume.certifications, readList(blocks))
      break
    case 'achievements':
      append(resume.achievements, readList(blocks))
      break
    case 'languages':
      append(resume.contactInfo.languages, readList(blocks))
      break
    case 'additional':
      resume.additionalSections[heading] = readList(blocks)
  }
}

/**
 * Reads markdown that toMarkdown wrote, exactly. The proof is that writing the result gives the
 * same text again; anything else is undefined, and is read as a person's own markdown.
 * @param text sanitized
 * @param kindOf what kind of section a heading opens (see recallKinds)
 */
export function readCanonical(
  text: string,
  kindOf: (heading: string) => SectionKind = recallKinds(),
): StructuredResume | undefined {
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
  const sections: ResumeSection[] = []
  for (const [order, index] of titles.entries()) {
    const heading = resolveEscapes((blocks[index] ?? '').slice('## '.length))
    const section = { kind: kindOf(heading), heading }
    sections.push(section)
    readSection(resume, section, blocks.slice(index + 1, titles[order + 1] ?? blocks.length))
  }
  if (resume.workExperience.some(hidesRange)) return undefined
  const named = sayNow(nameSections(resume, sections), 'Present')
  return toMarkdown(named).trimEnd() === source ? named : undefined
}
