import type { StructuredResume } from '@tailorbird/contracts'
import type { Edit } from './edit-plan.ts'
import { isSameSkill, type Verdict } from '@tailorbird/truth'
import { findDoubt, findFlaw, findUntruth, type EditContext } from './edit-context.ts'
import { replaceText } from './replace-text.ts'

const IS_FACT = 'This text is a fact and is never changed.'

/** The list that an id's text stands in: a job's bullets, all skills, the achievements. */
const listOf = (id: string) => (/^[as]/.test(id) ? id.charAt(0) : id.split('.')[0])

/** The resume with an edit in it, or why it has none. */
export type Outcome =
  | { resume: StructuredResume; edit: Edit }
  | { reason: string; verdict?: Verdict }

/**
 * Applies the edit of one text that stands in the resume: its ids resolve, and the truth check holds
 * with this edit alone and with all before it.
 * @param current the resume with the edits before
 * @param applied those edits
 */
export function applyText(
  context: EditContext,
  current: StructuredResume,
  edit: Edit,
  applied: readonly Edit[],
): Outcome {
  const { targetId, text } = edit
  if (targetId === 'summary') return { reason: 'A summary is written sentence by sentence.' }
  const before = context.texts.get(targetId)
  if (before === undefined) return { reason: 'There is no text with this id.' }
  const flaw = findFlaw(context, text, before, edit.sourceIds)
  if (flaw !== undefined) return { reason: flaw }
  if (text === before) return { reason: 'It changes nothing.' }
  const isSkill = /^s\d+\.k/.test(targetId)
  const alone = replaceText(context.resume, targetId, text)
  const together = replaceText(current, targetId, text)
  if (!alone || !together) return { reason: IS_FACT }
  // Lists are checked each for itself: alone and together differ only where the list has changed.
  const isFirst = !applied.some((one) => listOf(one.targetId) === listOf(targetId))
  const untruth =
    isSkill && !isSameSkill(before, text)
      ? 'A skill may only get another name of the same skill.'
      : (findUntruth(context, together) ?? (isFirst ? undefined : findUntruth(context, alone)))
  const kind = isSkill ? 'skill' : 'bullet'
  return findDoubt(context, { kind, ...edit }, untruth) ?? { resume: together, edit }
}
