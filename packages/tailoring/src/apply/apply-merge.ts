import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import { checkKept, quote, readClaims } from '@tailorbird/truth'
import type { Outcome } from './apply-text.ts'
import type { Edit, Merge } from '../plan/edit-plan.ts'
import { readProofs } from './read-proofs.ts'
import { findDoubt, findUntruth, type EditContext } from './edit-context.ts'
import { findFlaw } from './find-flaw.ts'
import { findFixed, isSameJob, type Kept } from '../plan/line-places.ts'
import { listLostFacts } from './list-lost-facts.ts'
import { replaceText } from '../plan/replace-text.ts'
import { blankLines } from './take-away.ts'
import { sayTo } from '../words/index.ts'

const MAX_MERGED = 4

/** A merge as an edit of its first bullet. */
export const toMergedEdit = (resume: StructuredResume, { targetIds, text }: Merge): Edit => {
  const [targetId = '', ...also] = targetIds
  const reason = sayTo(languageOf(resume), 'merges', { n: targetIds.length })
  return { targetId, text, sourceIds: targetIds, requirement: '', reason, also }
}

/**
 * Makes one bullet of several of a job, when it says most of each again, with every figure and name, when nothing that the posting asks
 * for is lost, and it passes the checks of a rewritten one; else they are kept apart.
 * @param current the resume with the edits before
 * @param taken ids of lines that were changed already
 * @param posting nothing that it asks for may be lost
 */
export function applyMerge(
  context: EditContext,
  current: StructuredResume,
  merge: Merge,
  taken: ReadonlySet<string>,
  posting: Posting | undefined,
): Outcome | Kept {
  const edit = toMergedEdit(context.resume, merge)
  const { targetId, text, sourceIds, also = [] } = edit
  const own = sourceIds.map((id) => context.texts.get(id) ?? '')
  if (own.includes('')) return { kept: 'There is no text with this id.' }
  if (also.length === 0 || also.length >= MAX_MERGED || new Set(sourceIds).size < sourceIds.length)
    return { kept: 'Two to four bullets become one.' }
  if (!isSameJob(sourceIds)) return { kept: 'Only bullets of one job become one.' }
  const fixed = sourceIds
    .map((id) => findFixed(context.resume, id))
    .find((one) => one !== undefined)
  if (fixed !== undefined) return { kept: fixed }
  if (sourceIds.some((id) => taken.has(id))) return { kept: 'This text was changed already.' }
  const flaw = findFlaw(context, text, own[0] ?? '', sourceIds)
  if (flaw !== undefined) return { kept: flaw.reason }
  const [lost] = listLostFacts(own, [text])
  if (lost !== undefined) return { kept: `It does not say ${quote(lost)} again.` }
  const told = [readClaims(text)]
  if (own.some((line) => checkKept(readClaims(line), told).length > 0))
    return { kept: 'It does not say one of the bullets again.' }
  const put = (resume: StructuredResume) =>
    replaceText(blankLines(resume, also), targetId, text) ?? resume
  const together = put(current)
  if (!readProofs(current, posting)(together))
    return { kept: 'It shows less of what the posting asks for.' }
  const untruth =
    findUntruth(context, together, text) ?? findUntruth(context, put(context.resume), text)
  return findDoubt(context, edit, untruth) ?? { resume: together, edit }
}
