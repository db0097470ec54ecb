import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import type { Language } from '@tailorbird/language'
import { type PostingTerms, rateRequirements } from '@tailorbird/matching'
import { applySummary } from '../apply/apply-summary.ts'
import type { EditContext } from '../apply/edit-context.ts'
import type { Edit, EditPlan, SummarySentence } from '../plan/edit-plan.ts'
import { sayTo } from '../words/index.ts'
import { composeSummary } from './compose-summary.ts'
import { readEarnings } from './earns-more.ts'

type NewSummary = Pick<EditPlan, 'summary' | 'summaryNote'>

/** The papers that the posting asks for and the resume shows, with their lines. */
const listHeld = (resume: StructuredResume, posting: Posting) =>
  rateRequirements(resume, posting).flatMap(({ requirement, status, best }) =>
    requirement.kind === 'certification' && status !== 'missing' && best
      ? [{ term: requirement.term, line: best.line.text }]
      : [],
  )

/** What a summary is planned from. */
interface SummaryInput {
  context: EditContext
  posting: Posting
  terms: PostingTerms
  language: Language
  /** The summary with the posting's names, where it has others. */
  renamed: Edit | undefined
}

/** A summary where there is none. What the truth check would refuse of it is left out, and what would earn more than its source. */
function addSummary(input: SummaryInput, holds: (summary: SummarySentence) => boolean): NewSummary {
  const { context, posting, terms, language } = input
  const { resume } = context
  const earn = readEarnings(resume, posting)
  const earnsMore = (text: string) => earn(text) === 'skill'
  const held = listHeld(resume, posting)
  const { openings, rest } = composeSummary(resume, terms, language, held)
  const opening = openings.find((one) => holds(one) && !earnsMore(one.text))
  if (!opening) return { summary: [] }
  const requirement = terms.asked.find(({ term }) => opening.text.includes(term))?.term ?? ''
  const told = languageOf(resume)
  const reason =
    requirement === ''
      ? sayTo(told, 'addsSummary')
      : sayTo(told, 'addsSummaryFor', { term: requirement })
  return {
    summary: [opening, ...rest.filter(({ text }) => !earnsMore(text))],
    summaryNote: { requirement: requirement || (terms.asked[0]?.term ?? ''), reason },
  }
}

/**
 * Plans the summary: the person's own stays, with the posting's names; a new one where there is none. A sentence behind a person's own reads as
 * pasted: recruiters who judged blind marked down each kind.
 */
export function planSummary(input: SummaryInput): NewSummary {
  const { context, renamed } = input
  const holds = (sentence: SummarySentence) =>
    applySummary(context, context.resume, { summary: [sentence] }).held.length > 0
  if ((context.resume.summary ?? '').trim() === '') return addSummary(input, holds)
  if (!renamed) return { summary: [] }
  const { text, requirement, reason } = renamed
  return { summary: [{ text, sourceIds: ['summary'] }], summaryNote: { requirement, reason } }
}
