import {
  CodedError,
  type ResumeSection,
  type SectionKind as DocumentKind,
  type StructuredResume,
} from '@tailorbird/contracts'
import { readCanonical, recallKinds, TITLES } from '@tailorbird/document'
import { readOwn } from './own/read-own.ts'
import { buildResume } from './resume/build-resume.ts'
import { findSection, guessSection } from './resume/headings.ts'
import { readPage } from './resume/page.ts'
import { readText } from './resume/read-lines.ts'
import { knowLines, splitSections, type KnownLines } from './resume/sections.ts'

/** Whether nothing was read: a file of rules and empty headings has no words either. */
function isEmpty(resume: StructuredResume): boolean {
  const { contactInfo, summary, additionalSections, sections: _, ...lists } = resume
  return (
    summary === undefined &&
    Object.keys(additionalSections).length === 0 &&
    [...Object.values(contactInfo), ...Object.values(lists)].every(
      (value) => value === undefined || value.length === 0,
    )
  )
}

function readPlain(clean: string, known?: KnownLines): ReturnType<typeof buildResume> {
  const { lines, pages, unread } = readPage(clean)
  return buildResume(splitSections(lines, known), pages, unread)
}

/** What a heading that is known to nobody but this text opens. */
function guessKind(heading: string): DocumentKind | undefined {
  const kind = findSection(heading) ?? guessSection(heading)
  return kind === 'title' || kind === 'contact' || kind === 'other' ? undefined : kind
}

const ours = new Set<string>(Object.values(TITLES).map((title) => `## ${title}`))
const hasOwnHeading = (text: string) =>
  (text.match(/^## .*$/gm) ?? []).some((heading) => !ours.has(heading))

/** Reads exactly what toMarkdown wrote: in the form's layout, else under headings of its own. */
function readWritten(clean: string, known?: readonly ResumeSection[]) {
  const inLayout = known ? undefined : readCanonical(clean)
  if (inLayout && !inLayout.sections) return inLayout
  // Where all headings are the layout's, there is nothing to guess.
  return known || hasOwnHeading(clean)
    ? readCanonical(clean, recallKinds(known, guessKind))
    : undefined
}

/**
 * Reads a resume from markdown or plain text. Nothing is lost: what belongs nowhere else goes into
 * additionalSections. Our own markdown is read back exactly (see toMarkdown), and what a person edited
 * in it changes nothing else. Headings, their order, dates, names and texts stay as they were written, without
 * words that stand for a dash.
 * @param text the file's text, up to 5 MB; time is linear in its length
 * @param known the sections of the resume that the text was written from, where it is ours
 * @throws CodedError resume_unreadable for binary, resume_empty when there are no words
 */
export const parseResume = (text: string, known?: readonly ResumeSection[]): StructuredResume =>
  parseWithDoubts(text, known).resume

/**
 * Reads a resume as parseResume does, and says of which jobs another reading was nearly as likely.
 * @returns `unsure`: their names, by jobKey; none where the text is in a layout of ours
 * @throws CodedError as parseResume
 */
export function parseWithDoubts(
  text: string,
  known?: readonly ResumeSection[],
): { resume: StructuredResume; unsure: readonly string[] } {
  const clean = readText(text)
  const exact = readWritten(clean, known) ?? readOwn(clean, known)
  const read = exact ? { resume: exact, unsure: [] } : readPlain(clean)
  if (isEmpty(read.resume)) throw new CodedError('resume_empty')
  return read
}

/**
 * Reads a text that was made from another: lines that stand in both do the same in both, so that a word that is new in one line
 * moves no other.
 * @param original the text that it was made from
 * @throws CodedError as parseResume
 */
export function parseRevision(text: string, original: string): StructuredResume {
  const clean = readText(text)
  if (readWritten(clean) ?? readOwn(clean)) return parseResume(text)
  const { resume } = readPlain(clean, knowLines(readPage(readText(original)).lines))
  return isEmpty(resume) ? parseResume(text) : resume
}

/**
 * Finds out whether a text can be a resume, much quicker than reading it.
 * @throws CodedError resume_unreadable for binary, resume_empty when there are no words
 */
export function checkReadable(text: string): void {
  readText(text)
}
