import { CodedError, type StructuredResume } from '@tailorbird/contracts'
import { showSectionName, readCanonical } from '@tailorbird/document'
import { readOwn } from '../own/read-own.ts'
import { readHeader } from './contact.ts'
import { readEducation } from './education.ts'
import { readExperience } from './experience.ts'
import { joinItems, joinParagraphs } from './join-lines.ts'
import { readPage } from './page.ts'
import { readText } from './read-lines.ts'
import { readSkills } from './skills.ts'
import { splitOutside } from './split-outside.ts'
import { splitSections, type Section } from './sections.ts'
import { append } from '@tailorbird/language'

function readDraft(
  sections: readonly Section[],
  pages: readonly string[],
  unread: readonly string[],
): StructuredResume {
  const head = sections.filter((section) => section.kind === 'contact')
  const { contactInfo, rest, details, letter } = readHeader(head.flatMap(({ lines }) => lines))
  const resume: StructuredResume = {
    contactInfo,
    workExperience: [],
    education: [],
    skillsCategories: [],
    certifications: [],
    achievements: [],
    additionalSections: {},
  }
  const summary = joinParagraphs(rest)
  const addOther = (name: string, items: readonly string[]) => {
    if (items.length === 0) return
    const key = showSectionName(name.replace(/\s*:$/, '') || 'Other')
    const list = (resume.additionalSections[key] ??= [])
    append(list, items)
  }
  const readSection = ({ name, kind, lines, parts }: Section) => {
    switch (kind) {
      case 'title':
      case 'contact':
        break
      case 'summary':
        append(summary, joinParagraphs(lines))
        break
      case 'skills':
        append(resume.skillsCategories, readSkills(lines))
        break
      case 'experience': {
        const { jobs, preface } = readExperience(lines, parts)
        append(resume.workExperience, jobs)
        addOther(name, preface)
        break
      }
      case 'education': {
        const { education, certifications, preface } = readEducation(lines, parts)
        append(resume.education, education)
        addOther(name, preface)
        append(resume.certifications, certifications)
        break
      }
      case 'certifications':
        append(resume.certifications, joinItems(lines))
        break
      case 'achievements':
        append(resume.achievements, joinItems(lines))
        break
      case 'languages':
        contactInfo.languages.push(
          ...joinItems(lines).flatMap((item) => splitOutside(item, ',;|•·★')),
        )
        break
      case 'other':
        addOther(name, joinItems(lines))
    }
  }
  for (const section of sections) readSection(section)
  addOther('Personal details', details)
  addOther('Letter', joinParagraphs(letter))
  addOther('Pages', pages)
  addOther('Rest of the file', unread)
  if (summary.length > 0) resume.summary = summary.join('\n\n')
  return resume
}

/** Whether nothing was read: a file of rules and empty headings has no words either. */
function isEmpty(resume: StructuredResume): boolean {
  const { contactInfo, summary, additionalSections, ...lists } = resume
  return (
    summary === undefined &&
    Object.keys(additionalSections).length === 0 &&
    [...Object.values(contactInfo), ...Object.values(lists)].every(
      (value) => value === undefined || value.length === 0,
    )
  )
}

function readPlain(clean: string): StructuredResume {
  const { lines, pages, unread } = readPage(clean)
  return readDraft(splitSections(lines), pages, unread)
}

/**
 * Reads a resume from markdown or plain text. Nothing is lost: what belongs nowhere else goes into
 * additionalSections. Our own markdown is read back exactly (see toMarkdown), and what a person edited
 * in it changes nothing else. Dates, names and texts stay as they were written, without words that stand
 * for a dash.
 * @param text the file's text, up to 5 MB; time is linear in its length
 * @throws CodedError resume_unreadable for binary, resume_empty when there are no words
 */
export function parseResume(text: string): StructuredResume {
  const clean = readText(text)
  const resume = readCanonical(clean) ?? readOwn(clean) ?? readPlain(clean)
  if (isEmpty(resume)) throw new CodedError('resume_empty')
  return resume
}

/**
 * Finds out whether a text can be a resume, much quicker than reading it.
 * @throws CodedError resume_unreadable for binary, resume_empty when there are no words
 */
export function checkReadable(text: string): void {
  readText(text)
}
