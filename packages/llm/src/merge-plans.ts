import type { EditPlan, RefusedEdit } from '@tailorbird/tailoring'

/**
 * The first plan with the second's proposals in place of what was wrong. All else stays as it is, and nothing else of the
 * second plan is taken.
 * @param plan what was proposed first
 * @param wrong what was refused of it, and asked for again
 */
export function mergePlans(
  plan: EditPlan,
  wrong: readonly RefusedEdit[],
  second: EditPlan,
): EditPlan {
  const targets = new Set(wrong.map(({ edit }) => edit.targetId))
  const isWrong = (targetId: string, text: string) =>
    wrong.some(({ edit }) => edit.targetId === targetId && edit.text === text)
  const stays = plan.edits.filter(({ targetId, text }) => !isWrong(targetId, text))
  const right = plan.summary.filter(({ text }) => !isWrong('summary', text))
  const texts = new Set(right.map(({ text }) => text))
  const sentences = second.summary.filter(({ text }) => !texts.has(text))
  const summary = plan.summary.flatMap((sentence) => {
    if (!isWrong('summary', sentence.text)) return [sentence]
    const replacement = sentences.shift()
    return replacement ? [replacement] : []
  })
  const edits = [...stays, ...second.edits.filter(({ targetId }) => targets.has(targetId))]
  return { ...plan, edits, summary }
}
