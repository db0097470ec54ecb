import type { ResumeSection, SectionKind, StructuredResume } from '@tailorbird/contracts'
import { documentWords, languageOf, nameSections, sayNow } from '@tailorbird/document'
import { append, namesLanguage } from '@tailorbird/language'
import { readHeader } from './contact.ts'
import { readEducation } from './education.ts'
import { readExperience } from './experience.ts'
import { findSection } from './headings.ts'
import { joinItems, joinParagraphs } from './join-lines.ts'
import { nestBullets } from './nest-bullets.ts'
import { readSkills } from './skills.ts'
import { splitOutside } from './split-outside.ts'
import type { Section } from './sections.ts'

/** Kinds that a resume has one list for: the second heading of a kind is an additional section. */
const SINGLE = new Set<SectionKind>(['certifications', 'achievements'])
/** Kinds that a resume has one text or list for, too: a second heading is nothing but another word for the kind, unless it is a name of its own. */
const JOINED = new Set<SectionKind>(['summary', 'languages'])

const headingOf = (name: string) => name.replace(/\s*:$/, '').trim()
const standingUnder = <T extends object>(section: string, entries: readonly T[]) =>
  entries.map((entry) => ({ ...entry, section }))

/** In a table a level stands in the cell behind its language: 'Deutsch | Muttersprache' is one. */
function joinLevels(parts: string[], item: string): string[] {
  const [language = '', level = ''] = parts
  const isRow = parts.length === 2 && item.includes(' | ')
  return isRow && !namesLanguage(level) ? [`${language} – ${level}`] : parts
}

const PRESENT = /\bpresent\b/i

/** Fills a resume section by section. */
class Draft {
  readonly resume: StructuredResume
  readonly sections: ResumeSection[] = []
  /** What stands under no heading and belongs nowhere else. */
  readonly unnamed: string[] = []
  readonly summary: string[]
  readonly unsure: string[] = []

  constructor(contactInfo: StructuredResume['contactInfo'], summary: string[]) {
    this.summary = summary
    this.resume = {
      contactInfo,
      workExperience: [],
      education: [],
      skillsCategories: [],
      certifications: [],
      achievements: [],
      additionalSections: {},
    }
  }

  addOther(heading: string, items: readonly string[]): void {
    if (items.length === 0) return
    if (heading === '') {
      this.unnamed.push(...items)
      return
    }
    this.sections.push({ kind: 'additional', heading })
    const { additionalSections } = this.resume
    // A heading can be called as what every object has.
    const list = Object.hasOwn(additionalSections, heading)
      ? additionalSections[heading]
      : undefined
    additionalSections[heading] = [...(list ?? []), ...items]
  }

  read({ name, kind, lines, parts }: Section): void {
    const { resume, sections } = this
    const heading = headingOf(name)
    const isTaken =
      kind !== 'title' &&
      kind !== 'contact' &&
      kind !== 'other' &&
      (SINGLE.has(kind) || (JOINED.has(kind) && findSection(heading) === undefined)) &&
      sections.some((section) => section.kind === kind && section.heading !== heading)
    if (isTaken) {
      this.addOther(heading, joinItems(lines))
      return
    }
    const open = (opened: SectionKind) => sections.push({ kind: opened, heading })
    switch (kind) {
      case 'title':
      case 'contact':
        break
      case 'summary':
        open(kind)
        append(this.summary, joinParagraphs(lines))
        break
      case 'skills': {
        const found = readSkills(lines)
        // What heads nothing was perhaps no heading.
        if (found.length === 0 && findSection(heading) === undefined) {
          this.addOther('', [heading].filter(Boolean))
          break
        }
        open(kind)
        append(resume.skillsCategories, standingUnder(heading, found))
        break
      }
      case 'experience': {
        const { jobs, unsure, preface } = readExperience(lines, parts)
        append(this.unsure, unsure)
        this.addOther(heading, preface)
        open(kind)
        append(resume.workExperience, standingUnder(heading, jobs))
        break
      }
      case 'education': {
        const { education, certifications, preface } = readEducation(lines, parts)
        this.addOther(heading, preface)
        open(kind)
        append(resume.education, standingUnder(heading, education))
        append(resume.certifications, certifications)
        break
      }
      case 'certifications':
        open(kind)
        append(resume.certifications, joinItems(lines))
        break
      case 'achievements':
        open(kind)
        append(resume.achievements, joinItems(nestBullets(lines)))
        break
      case 'languages':
        open(kind)
        append(
          resume.contactInfo.languages,
          joinItems(lines).flatMap((item) => joinLevels(splitOutside(item, ',;|•·★'), item)),
        )
        break
      case 'other':
        this.addOther(heading, joinItems(nestBullets(lines)))
    }
  }
}

/**
 * A resume from the sections of its text, in their order and under their own headings.
 * @param pages lines that came with page breaks
 * @param unread what stood behind the longest text that is read
 * @returns `unsure`: which jobs may have other names, by jobKey
 */
export function buildResume(
  sections: readonly Section[],
  pages: readonly string[],
  unread: readonly string[],
): { resume: StructuredResume; unsure: readonly string[] } {
  const head = sections.filter((section) => section.kind === 'contact')
  const { contactInfo, rest, details, letter } = readHeader(head.flatMap(({ lines }) => lines))
  const draft = new Draft(contactInfo, joinParagraphs(rest))
  for (const section of sections) draft.read(section)
  const { resume, summary } = draft
  if (summary.length > 0) resume.summary = summary.join('\n\n')
  const { headings } = documentWords(languageOf(resume))
  draft.addOther(headings.other, draft.unnamed)
  draft.addOther(headings.details, details)
  draft.addOther(headings.letter, joinParagraphs(letter))
  draft.addOther(headings.pages, pages)
  draft.addOther(headings.rest, unread)
  const named = nameSections(
    resume,
    draft.sections.filter(({ heading }) => heading !== ''),
  )
  const isOwn = sections.some(({ lines }) => lines.some(({ text }) => PRESENT.test(text)))
  return { resume: sayNow(named, isOwn ? 'Present' : undefined), unsure: draft.unsure }
}
