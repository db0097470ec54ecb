import type { StructuredResume } from '@tailorbird/contracts'
import type { Edit } from '../plan/edit-plan.ts'
import { because, isSameSkill, type Verdict } from '@tailorbird/truth'
import { findDoubt, findUntruth, type EditContext, type Refusal } from './edit-context.ts'
import { findFlaw } from './find-flaw.ts'
import { replaceText } from '../plan/replace-text.ts'

/** The person's answer is known: nobody is asked or told, and nothing is wrong with the text. */
const NOT_WANTED: Verdict = { verdict: 'open', chance: 0, findings: [] }

/** The list that an id's text stands in: a job's bullets, all skills, the achievements. */
const listOf = (id: string) => (/^[as]/.test(id) ? id.charAt(0) : id.split('.')[0])

/** The resume as it was, with the lines of a text's own job as they are now: what was changed in other jobs has been checked. */
function keepJob(before: StructuredResume, now: StructuredResume, id: string): StructuredResume {
  const [, at] = /^w(\d+)\./.exec(id) ?? []
  const job = at === undefined ? undefined : now.workExperience[Number(at)]
  if (!job) return now
  return { ...before, workExperience: before.workExperience.with(Number(at), job) }
}

const SENTENCES = /[.!?:]\s+\p{Lu}/u
/** Another name of a skill has so many words more at most: 'SQL' may become 'Structured Query Language (SQL)'. */
const MAX_MORE_WORDS = 7

/** Whether a text is more than one name of what stood there. */
const isProse = (text: string, before: string) =>
  (SENTENCES.test(text) && !SENTENCES.test(before)) ||
  text.split(/\s+/).length > before.split(/\s+/).length + MAX_MORE_WORDS

/** The resume with an edit in it, or why it has none. */
export type Outcome = { resume: StructuredResume; edit: Edit } | (Refusal & { verdict?: Verdict })

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
  if (targetId === 'summary') return because('summary-whole')
  const before = context.texts.get(targetId)
  if (before === undefined) return because('target-unknown')
  const flaw = findFlaw(context, text, before, edit.sourceIds)
  if (flaw !== undefined) return flaw
  if (text === before) return because('unchanged')
  if (context.own.isWritten(targetId) || context.own.isLeft(targetId, text))
    return { ...because('unchanged'), verdict: NOT_WANTED }
  const isSkill = /^s\d+\.k/.test(targetId)
  if (isSkill && isProse(text, before)) return because('skill-long')
  const alone = replaceText(context.resume, targetId, text)
  const beside = replaceText(keepJob(context.resume, current, targetId), targetId, text)
  const together = replaceText(current, targetId, text)
  if (!alone || !beside || !together) return because('target-fact')
  // Lists are checked each for itself: alone and together differ only where the list has changed.
  const isFirst = !applied.some((one) => listOf(one.targetId) === listOf(targetId))
  const untruth =
    isSkill && !isSameSkill(before, text)
      ? because('skill-other')
      : (findUntruth(context, beside, text) ??
        (isFirst ? undefined : findUntruth(context, alone, text)))
  return findDoubt(context, edit, untruth) ?? { resume: together, edit }
}
