import type { AppliedPlan, EditPlan, RefusedEdit } from '@tailorbird/tailoring'

const isRefused = (refused: readonly RefusedEdit[], targetId: string, text: string) =>
  refused.some(({ edit }) => edit.targetId === targetId && edit.text === text)

/**
 * The first plan with the second's proposals in place of what was refused. What held stays as it is,
 * and nothing else of the second plan is taken.
 * @param plan what was proposed first
 * @param first what became of it
 */
export function mergePlans(plan: EditPlan, first: AppliedPlan, second: EditPlan): EditPlan {
  const { held, refused } = first
  const open = new Set(refused.map(({ edit }) => edit.targetId))
  const texts = new Set(held.summary.map(({ text }) => text))
  const sentences = second.summary.filter(({ text }) => !texts.has(text))
  const summary = plan.summary.flatMap((sentence) => {
    if (!isRefused(refused, 'summary', sentence.text)) return [sentence]
    const replacement = sentences.shift()
    return replacement ? [replacement] : []
  })
  const skills = refused.filter(({ edit }) => edit.targetId === 'new-skill').length
  return {
    ...plan,
    edits: [...held.edits, ...second.edits.filter(({ targetId }) => open.has(targetId))],
    summary,
    newSkills: [...held.newSkills, ...second.newSkills.slice(0, skills)],
  }
}
