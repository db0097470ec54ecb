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
  /** What was sent of it before its newest corrections, as signText has it. */
  earlier?: string[] | undefined
}

/** What is sent of a resume. */
export const textOf = ({ content, corrected }: UploadedResume): ResumeText =>
  corrected ?? { originalContent: content }

/** One text for what is sent, to tell whether two are the same. */
export const signText = ({ originalContent, sections }: ResumeText): string =>
  sections ? `${originalContent}\n${JSON.stringify(sections)}` : originalContent

/** So many corrections are remembered: somebody tailors again from one of the last. */
const MOST_EARLIER = 10

/** A resume with what its person says of its reading by now; what was corrected before is known as this resume's. */
export const withChecked = (
  resume: UploadedResume,
  checked: Pick<UploadedResume, 'corrected' | 'settledJobs'>,
): UploadedResume => {
  const before = resume.corrected ? [signText(resume.corrected)] : []
  return {
    ...resume,
    ...checked,
    earlier: [...(resume.earlier ?? []), ...before].slice(-MOST_EARLIER),
  }
}

/**
 * How a text that was sent before is read by now: as the loaded resume is, where it is that file as it came or as it was corrected
 * before; undefined where it is another text, or read as then.
 */
export function findCorrected(
  sent: ResumeText,
  loaded: UploadedResume | null,
): ResumeText | undefined {
  if (!loaded) return undefined
  const now = textOf(loaded)
  const isFile = loaded.corrected !== undefined && loaded.content === sent.originalContent
  const isOurs = isFile || loaded.earlier?.includes(signText(sent)) === true
  return isOurs && signText(now) !== signText(sent) ? now : undefined
}

/** Reads the text that an earlier visit kept; the server looks closer at what is sent. */
export function parseKeptText(kept: unknown): ResumeText | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { originalContent, sections } = kept as Record<string, unknown>
  if (typeof originalContent !== 'string') return undefined
  return Array.isArray(sections)
    ? { originalContent, sections: sections as ResumeSection[] }
    : { originalContent }
}
