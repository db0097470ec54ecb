import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_TEMPLATE,
  type AnalysisResults,
  type Change,
  type ResumeSection,
  type StructuredResume,
} from '@tailorbird/contracts'
import { takeStep, type Answer, type Step, type TokenUsage } from '@tailorbird/llm/steps'
import {
  addConfirmedSkills,
  analyseTailoring,
  listChanges,
  listRewordings,
} from '@tailorbird/tailoring'
import { parseResume, readPosting } from '@tailorbird/reading'
import { keepIds, toHtml, toMarkdown } from '@tailorbird/document'

interface TailorInput {
  originalContent: string
  /** What its headings open, where the person said so. */
  sections?: ResumeSection[] | undefined
  jobDescription: string
  /** What the person said they can do. */
  skills: string[]
  /** The model's name; null tailors offline. */
  model: string | null
  /** Further terms of the posting, for the model. */
  extraTerms: string[]
  answers: readonly Answer[]
}

export interface TailoredText {
  document: StructuredResume
  tailoredContent: string
  sourceDocument: StructuredResume
  sourceMarkdown: string
  analysisResults: AnalysisResults
  changes: Change[]
  usage: TokenUsage | null
  /** For the log. */
  edits: number
  confirmedSkills: number
}

/**
 * Everything that a tailoring does with texts, as far as the model's answers reach.
 * @throws CodedError as parseResume, toHtml and takeStep
 */
export async function tailorText(input: TailorInput): Promise<Step<TailoredText>> {
  const original = parseResume(input.originalContent, input.sections)
  const posting = readPosting(input.jobDescription)
  // What can't be printed is refused now: tailoring it would hold up the jobs of others for nothing.
  toHtml(original, { size: DEFAULT_PAGE_SIZE, template: DEFAULT_TEMPLATE })
  const confirmed = addConfirmedSkills(original, input.skills, posting)
  const step = await takeStep(confirmed.resume, posting, input, input.answers)
  if ('ask' in step) return step
  const { done: tailoring } = step
  const { resume: tailored, applied, refused, usage } = tailoring
  const changes = listChanges({
    original: confirmed.resume,
    tailored,
    applied,
    refused,
    confirmed: confirmed.added,
  })
  return {
    done: {
      document: keepIds(original, tailored, listRewordings(changes)),
      tailoredContent: toMarkdown(tailored),
      sourceDocument: original,
      sourceMarkdown: toMarkdown(original),
      analysisResults: analyseTailoring({ ...tailoring, original, tailored, posting }),
      changes,
      usage,
      edits: applied.length,
      confirmedSkills: confirmed.added.length,
    },
  }
}
