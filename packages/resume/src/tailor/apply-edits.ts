import type { StructuredResume } from '@tailorbird/contracts'
import type { Edit, EditPlan, RefusedEdit } from '../edit-plan.ts'
import { parseResume } from '../parse/parse-resume.ts'
import { foldSpaces, sanitizeText } from '../text/sanitize.ts'
import { isSameSkill } from '../truth/check-skills.ts'
import { checkResume, readOriginal, type Original } from '../truth/check-truth.ts'
import { listTexts } from './list-texts.ts'
import { reorder } from './reorder.ts'
import { replaceText } from './replace-text.ts'

/** What became of a plan. */
export interface AppliedPlan {
  resume: StructuredResume
  applied: Edit[]
  refused: RefusedEdit[]
}

/** Why an edit can't be applied alone; undefined when it can. */
function findRefusal(
  original: Original,
  resume: StructuredResume,
  texts: ReadonlyMap<string, string>,
  edit: Edit,
): string | undefined {
  const before = texts.get(edit.targetId)
  if (before === undefined && edit.targetId !== 'summary') return 'There is no text with this id.'
  if (edit.sourceIds.some((id) => !texts.has(id)))
    return 'One of its sources is no text of the resume.'
  if (edit.text === '') return 'A text may not become empty.'
  if (edit.text === before) return 'It changes nothing.'
  if (
    edit.targetId.startsWith('s') &&
    before !== undefined &&
    edit.targetId !== 'summary' &&
    !isSameSkill(before, edit.text)
  )
    return 'A skill may only get another name of the same skill.'
  const changed = replaceText(resume, edit.targetId, edit.text)
  return changed
    ? checkResume(original, changed)[0]?.reason
    : 'This text is a fact and is never changed.'
}

/**
 * Applies the edits of a plan that hold: their ids resolve, and the resume with that one edit passes
 * the truth check. A bad edit does not sink the others. Then the plan's order is applied. No line is
 * ever lost: what an order leaves out stays behind.
 * @param original the text that the person gave
 * @param resume the same, parsed
 * @returns the new resume, and every edit either as applied or as refused with a reason
 * @throws CodedError as parseResume
 */
export function applyEdits(
  original: string,
  resume: StructuredResume,
  plan: EditPlan,
): AppliedPlan {
  const source = readOriginal(parseResume(original))
  const texts = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  const applied: Edit[] = []
  const refused: RefusedEdit[] = []
  let result = resume
  for (const proposed of plan.edits) {
    const edit = { ...proposed, text: foldSpaces(sanitizeText(proposed.text)) }
    const isTwice = applied.some(({ targetId }) => targetId === edit.targetId)
    const reason = isTwice
      ? 'This text was changed already.'
      : findRefusal(source, resume, texts, edit)
    const next = reason === undefined ? replaceText(result, edit.targetId, edit.text) : undefined
    if (next) {
      result = next
      applied.push(edit)
    } else
      refused.push({
        edit: proposed,
        reason: reason ?? 'This text is a fact and is never changed.',
      })
  }
  // Edits that hold alone could still fail together; then none is kept.
  if (applied.length > 1 && checkResume(source, result).length > 0) {
    const reason = 'Together with the other edits it says what the resume does not say.'
    refused.push(...applied.splice(0).map((edit) => ({ edit, reason })))
    result = resume
  }
  return { resume: reorder(result, plan), applied, refused }
}
