import type { StructuredResume } from '@tailorbird/contracts'
import type { EditPlan, RefusedEdit, SummarySentence } from '../plan/edit-plan.ts'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { because, checkResume, readOriginal } from '@tailorbird/truth'
import { findDoubt, findOwn, isWithin, listUntruths, type EditContext } from './edit-context.ts'
import { findFlaw } from './find-flaw.ts'
import { pickSources } from './pick-sources.ts'
import { replaceText } from '../plan/replace-text.ts'

interface AppliedSummary {
  resume: StructuredResume
  held: SummarySentence[]
  refused: RefusedEdit[]
}

const MAX_SENTENCES = 6

/** A person's own summary may have paragraphs. */
const foldParagraphs = (text: string) =>
  sanitizeText(text)
    .split(/\n[^\S\n]*\n/u)
    .map(foldSpaces)
    .filter((part) => part !== '')
    .join('\n\n')

/** What is wrong beside the sentences before, and not with one of them: a sentence's fault is none of its neighbour's. */
function findNewUntruth(
  context: EditContext,
  held: readonly SummarySentence[],
  next: StructuredResume,
  text: string,
) {
  const untruths = listUntruths(context, next, text)
  return findOwn(
    untruths.filter((one) => !isWithin(one, held)),
    text,
  )
}

/** Why a sentence can't stand on its own sources, or beside those before it; undefined when it can. */
function findRefusal(
  context: EditContext,
  { text, sourceIds }: SummarySentence,
  held: readonly SummarySentence[],
  next: StructuredResume,
) {
  if (sourceIds.length === 0) return because('source-missing')
  const flaw = findFlaw(context, text, '', sourceIds)
  if (flaw !== undefined) return flaw
  const sources = pickSources(context.resume, sourceIds)
  const untruth =
    findOwn(
      checkResume(readOriginal(sources, context.own.beside), { ...sources, summary: text }),
      text,
    ) ?? findNewUntruth(context, held, next, text)
  return findDoubt(context, { targetId: 'summary', text, sourceIds }, untruth)
}

/**
 * Writes a new summary from the sentences that hold: each alone against its own sources, and with
 * those before it against the whole resume. When none holds, the summary stays as it is.
 * @param current the resume with the edits before
 */
export function applySummary(
  context: EditContext,
  current: StructuredResume,
  { summary }: Pick<EditPlan, 'summary'>,
): AppliedSummary {
  const held: SummarySentence[] = []
  const refused: RefusedEdit[] = []
  let resume = current
  for (const proposed of summary) {
    const sentence = { ...proposed, text: foldParagraphs(proposed.text) }
    const text = [...held.map((one) => one.text), sentence.text].join(' ')
    const next = replaceText(current, 'summary', text) ?? current
    const refusal =
      held.length === MAX_SENTENCES
        ? because('summary-long')
        : findRefusal(context, sentence, held, next)
    if (refusal === undefined) {
      held.push(sentence)
      resume = next
    } else {
      const edit = { ...proposed, targetId: 'summary', requirement: '', reason: '' }
      refused.push({ edit, ...refusal })
    }
  }
  return { resume, held, refused }
}
