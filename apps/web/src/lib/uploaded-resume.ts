import type { ResumeSection } from '@tailorbird/contracts'

/** A resume as it is sent: its text and, where a person put right how it was read, what its headings open. */
export interface ResumeText {
  originalContent: string
  sections?: ResumeSection[] | undefined
}

/** The resume that the person chose or generated; it stays in this browser until they send it. */
export interface UploadedResume {
  content: string
  fileName: string
  /** In bytes. */
  size: number
  /** Whether it was made here, in the form, which still has it. */
  isGenerated?: boolean
  /** What is tailored instead of `content`, once the person put right how that was read. */
  corrected?: ResumeText | undefined
  /** Jobs whose reading was doubtful until the person said that it is right, by jobKey. */
  settledJobs?: string[] | undefined
}

/** What is sent of a resume. */
export const textOf = ({ content, corrected }: UploadedResume): ResumeText =>
  corrected ?? { originalContent: content }

/** One text for what is sent, to tell whether two are the same. */
export const signText = ({ originalContent, sections }: ResumeText): string =>
  sections ? `${originalContent}\n${JSON.stringify(sections)}` : originalContent

/**
 * How a text that was sent before is read by now: the loaded resume's corrections, where it is that file as it came;
 * undefined where it has none, or is another text.
 */
export const findCorrected = (
  sent: ResumeText,
  loaded: UploadedResume | null,
): ResumeText | undefined =>
  loaded?.content === sent.originalContent &&
  loaded.corrected &&
  signText(loaded.corrected) !== signText(sent)
    ? loaded.corrected
    : undefined

/** Reads the text that an earlier visit kept; the server looks closer at what is sent. */
export function parseKeptText(kept: unknown): ResumeText | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { originalContent, sections } = kept as Record<string, unknown>
  if (typeof originalContent !== 'string') return undefined
  return Array.isArray(sections)
    ? { originalContent, sections: sections as ResumeSection[] }
    : { originalContent }
}
