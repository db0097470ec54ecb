import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { because } from '@tailorbird/truth'
import { applySummary } from './apply-summary.ts'
import type { Edit, EditPlan } from './edit-plan.ts'
import { findUntruth, type EditContext } from './edit-context.ts'
import { isOwnHeadline, keepOwnSummary } from './keep-own-summary.ts'
import { replaceText } from './replace-text.ts'
import { sayTo } from '../words/index.ts'

/** Why a change that is true is refused all the same. */
const LOSS = because('posting-further')

/** A new summary as an edit. @param resume the one before */
export function toSummaryEdit(
  resume: StructuredResume,
  text: string,
  plan: EditPlan,
  ids: string[],
): Edit {
  const code = (resume.summary ?? '') === '' ? 'addsSummary' : 'opensSummary'
  return {
    targetId: 'summary',
    text,
    sourceIds: [...new Set(ids)],
    requirement: '',
    reason: sayTo(languageOf(resume), code),
    ...plan.summaryNote,
  }
}

/** The plan's line of titles, when it is the person's own. */
function readHeadline({ resume }: EditContext, { headline }: EditPlan): string | undefined {
  const text = foldSpaces(sanitizeText(headline?.text ?? ''))
  return text !== '' && isOwnHeadline(resume, text) ? text : undefined
}

/**
 * Writes a new summary as applySummary does, with what of the person's own it must not lose. It stands or falls as one:
 * what its sentences take away they take away together.
 * @param suits whether the resume may be so
 */
export function proposeSummary(
  context: EditContext,
  current: StructuredResume,
  plan: EditPlan,
  suits: (resume: StructuredResume) => boolean,
): ReturnType<typeof applySummary> {
  const summary = applySummary(context, current, plan)
  const headline = readHeadline(context, plan)
  if (summary.held.length === 0) return summary
  const text = keepOwnSummary(context.resume, summary.held, headline)
  const resume = replaceText(current, 'summary', text) ?? current
  const untruth = findUntruth(context, resume, text)
  if (untruth === undefined && suits(resume)) return { ...summary, resume }
  const refused = summary.held.map((one) => ({
    edit: { ...one, targetId: 'summary', requirement: '', reason: '' },
    ...(untruth ? { reason: untruth.reason, cause: untruth.cause } : LOSS),
  }))
  return { resume: current, held: [], refused: [...summary.refused, ...refused] }
}
