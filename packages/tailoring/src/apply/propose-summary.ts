import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { because, type Violation } from '@tailorbird/truth'
import { applySummary } from './apply-summary.ts'
import type { Edit, EditPlan, SummarySentence } from '../plan/edit-plan.ts'
import {
  type EditContext,
  findOwn,
  findUntruth,
  listUntruths,
  isWithin,
  NOTHING_SETTLED,
} from './edit-context.ts'
import { isOwnHeadline, keepOwnSummary, replaceHeadline } from './keep-own-summary.ts'
import { replaceText } from '../plan/replace-text.ts'
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

/** The resume with a line of titles over its own summary; as it is where there is none to stand over, or where it may not be so. */
function putHeadline(
  context: EditContext,
  current: StructuredResume,
  headline: string | undefined,
  suits: (resume: StructuredResume) => boolean,
): StructuredResume {
  if (headline === undefined || (context.resume.summary ?? '') === '') return current
  const text = replaceHeadline(context.resume, headline)
  const resume = replaceText(current, 'summary', text) ?? current
  return findUntruth(context, resume, text) === undefined && suits(resume) ? resume : current
}

const nameUntruth = ({ cause: { code, words } }: Violation) => [code, ...words].join(' ')

/** What only the sentences of a summary together claim: each was judged alone, and the person's own are theirs. */
function findTogether(
  context: EditContext,
  current: StructuredResume,
  resume: StructuredResume,
  held: readonly SummarySentence[],
): Violation | undefined {
  const parts = [context.resume.summary ?? '', ...held.map(({ text }) => text)]
  const alone = new Set(
    parts.flatMap((text) =>
      listUntruths(
        { ...context, proven: new Set(), settled: NOTHING_SETTLED },
        replaceText(current, 'summary', text) ?? current,
      ).map(nameUntruth),
    ),
  )
  const together = listUntruths(context, resume).filter(
    (one) => !alone.has(nameUntruth(one)) && !isWithin(one, held),
  )
  return findOwn(together, resume.summary ?? '')
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
  if (context.own.isWritten('summary')) return { resume: current, held: [], refused: [] }
  const summary = applySummary(context, current, plan)
  const headline = readHeadline(context, plan)
  if (summary.held.length === 0)
    return { ...summary, resume: putHeadline(context, current, headline, suits) }
  const isPart = plan.isSummaryPart === true || summary.refused.length > 0
  const text = keepOwnSummary(context.resume, summary.held, { headline, isPart })
  const resume = replaceText(current, 'summary', text) ?? current
  const untruth = findTogether(context, current, resume, summary.held)
  if (untruth === undefined && suits(resume)) return { ...summary, resume }
  const refused = summary.held.map((one) => ({
    edit: { ...one, targetId: 'summary', requirement: '', reason: '' },
    ...(untruth ? { reason: untruth.reason, cause: untruth.cause } : LOSS),
  }))
  return { resume: current, held: [], refused: [...summary.refused, ...refused] }
}
