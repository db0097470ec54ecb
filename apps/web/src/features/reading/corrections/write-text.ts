import { MAX_HEADING_CHARS, MAX_SECTIONS, type StructuredResume } from '@tailorbird/contracts'
import { toMarkdown } from '@tailorbird/document'
import type { ResumeText } from '../../../lib/uploaded-resume.ts'

/**
 * What is tailored of a resume that was put right: its markdown, and what its headings open, so that nothing
 * reads it otherwise.
 * @returns undefined when it has more sections, or longer headings, than may be sent
 */
export function writeText(resume: StructuredResume): ResumeText | undefined {
  const { sections } = resume
  const isSent = (sections ?? []).every(({ heading }) => heading.length <= MAX_HEADING_CHARS)
  if (!isSent || (sections?.length ?? 0) > MAX_SECTIONS) return undefined
  const originalContent = toMarkdown(resume)
  return sections ? { originalContent, sections } : { originalContent }
}
