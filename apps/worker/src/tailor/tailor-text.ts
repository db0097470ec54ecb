import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_TEMPLATE,
  isOpenSuggestion,
  type AnalysisResults,
  type Change,
  type ErrorCode,
  type ResumeSection,
  type StructuredResume,
  type TailorOptions,
} from '@tailorbird/contracts'
import { takeStep, type Answer, type Step, type TokenUsage } from '@tailorbird/llm/steps'
import {
  addConfirmedSkills,
  analyseTailoring,
  applyConfirmedWordings,
  keepUndone,
  listChanges,
  listRewordings,
  readOwnLines,
  warnOfNames,
  type OwnText,
} from '@tailorbird/tailoring'
import { jobKey, readPosting } from '@tailorbird/reading'
import { keepIds, toHtml, toMarkdown } from '@tailorbird/document'
import { keepLast } from './keep-last.ts'
import { readOriginal } from './read-original.ts'

/** The steps of a job share one reading; between them a thread takes steps of others. */
const readJob = keepLast(16, readPosting)

interface TailorInput {
  originalContent: string
  /** What its headings open, where the person said so. */
  sections?: ResumeSection[] | undefined
  jobDescription: string
  /** How the person wants it written. */
  options?: TailorOptions | undefined
  /** What the person said of texts, oldest first. */
  ownTexts: OwnText[]
  /** Whether they want to be asked about texts that are neither proven nor refused. */
  wantsSuggestions: boolean
  /** The changes of earlier results for this posting, those of the newest first: what was undone stays so. */
  earlier: Change[]
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
  /** Changes that were undone in an earlier result, and are in this one. */
  undone: number
  confirmedSkills: number
  dropped: number
  confirmedWordings: number
  suggestions: number
  /** Why there was no second reading. */
  unread: ErrorCode | undefined
}

/**
 * Everything that a tailoring does with texts, as far as the model's answers reach.
 * @throws CodedError as parseResume, toHtml and takeStep
 */
export async function tailorText(input: TailorInput): Promise<Step<TailoredText>> {
  const { resume: original, unsure } = readOriginal(input.originalContent, input.sections)
  const posting = readJob(input.jobDescription)
  // What can't be printed is refused now: tailoring it would hold up the jobs of others for nothing.
  toHtml(original, { size: DEFAULT_PAGE_SIZE, template: DEFAULT_TEMPLATE })
  const { ownTexts, wantsSuggestions } = input
  const skills = ownTexts.flatMap(({ kind, text }) => (kind === 'skill' ? [text] : []))
  const confirmed = addConfirmedSkills(original, skills, posting)
  const worded = applyConfirmedWordings(confirmed.resume, readOwnLines(ownTexts), posting)
  const how = { ...input, own: worded.own, isStrict: !wantsSuggestions }
  const step = await takeStep(worded.resume, posting, how, input.answers)
  if ('ask' in step) return step
  const { done: tailoring } = step
  const { resume: tailored, applied, refused, usage, dropped, unread } = tailoring
  const rewritten = new Set(applied.map(({ targetId }) => targetId))
  const all = listChanges({
    original: confirmed.resume,
    tailored,
    // What was worded further is told once.
    applied: [...worded.edits.filter(({ targetId }) => !rewritten.has(targetId)), ...applied],
    refused: wantsSuggestions ? refused : [],
    confirmed: confirmed.added,
    ownTexts,
    names: [posting.title, posting.company],
  })
  const { resume: document, changes } = keepUndone(
    keepIds(original, tailored, listRewordings(all)),
    all,
    input.earlier,
    original,
  )
  const undone = new Set(
    changes.flatMap(({ state, doubt, after }) => (state === 'undone' && !doubt ? [after] : [])),
  )
  const stands = applied.filter(({ text }) => !undone.has(text))
  return {
    done: {
      document,
      tailoredContent: toMarkdown(document),
      sourceDocument: original,
      sourceMarkdown: toMarkdown(original),
      analysisResults: analyseTailoring({
        ...tailoring,
        applied: stands,
        warnings: [
          ...tailoring.warnings,
          ...warnOfNames(original, (job) => unsure.includes(jobKey(job))),
        ],
        original,
        tailored: document,
        posting,
      }),
      changes,
      usage,
      edits: stands.length,
      undone: undone.size,
      confirmedSkills: confirmed.added.length,
      dropped,
      unread,
      confirmedWordings: worded.edits.length,
      suggestions: changes.filter(isOpenSuggestion).length,
    },
  }
}
