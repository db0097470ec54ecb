import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import type { Language } from '@tailorbird/language'
import { type PostingTerms, rateRequirements } from '@tailorbird/matching'
import { applySummary } from '../plan/apply-summary.ts'
import type { EditContext } from '../plan/edit-context.ts'
import type { Edit, EditPlan, SummarySentence } from '../plan/edit-plan.ts'
import { sayTo } from '../words/index.ts'
import { composeSummary } from './compose-summary.ts'
import { readEarnings } from './earns-more.ts'
import { appendSentence, listAdditions } from './improve-summary.ts'

type NewSummary = Pick<EditPlan, 'summary' | 'summaryNote'>

const MAX_ADDED = 2

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

/** The person's own summary, with what it lacks for the posting behind it. */
function improveSummary(
  input: SummaryInput,
  holds: (summary: SummarySentence) => boolean,
): NewSummary {
  const { context, posting, terms, language, renamed } = input
  const { resume } = context
  const earn = readEarnings(resume, posting)
  const own = renamed?.text ?? resume.summary ?? ''
  const held = listHeld(resume, posting)
  let summary: SummarySentence = { text: own, sourceIds: ['summary'] }
  let count = 0
  for (const added of listAdditions(resume, own, terms, language, held)) {
    const next = {
      text: appendSentence(summary.text, added.text),
      sourceIds: [...new Set([...summary.sourceIds, ...added.sourceIds])],
    }
    if (count === MAX_ADDED || !holds(added) || !holds(next)) continue
    const earned = earn(next.text)
    if (earned === 'skill' || (added.isHeld && earned !== 'held')) continue
    summary = next
    count += 1
  }
  if (count > 0) {
    const requirement = terms.asked.find(({ term }) => summary.text.includes(term))?.term
    const reason = sayTo(languageOf(resume), 'extendsSummary')
    const note = { requirement: requirement ?? terms.asked[0]?.term ?? '', reason }
    return { summary: [summary], summaryNote: note }
  }
  if (!renamed) return { summary: [] }
  const { requirement, reason } = renamed
  return { summary: [summary], summaryNote: { requirement, reason } }
}

/** Plans the summary: the person's own stays, and gets what it lacks; a new one where there is none. */
export function planSummary(input: SummaryInput): NewSummary {
  const { context } = input
  const holds = (sentence: SummarySentence) =>
    applySummary(context, context.resume, { summary: [sentence] }).held.length > 0
  return (context.resume.summary ?? '').trim() === ''
    ? addSummary(input, holds)
    : improveSummary(input, holds)
}
