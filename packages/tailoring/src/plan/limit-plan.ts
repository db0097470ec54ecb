import type { StructuredResume, TailorOptions } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import { foldCase } from '@tailorbird/language'
import { EMPTY_PLAN, type EditPlan } from './edit-plan.ts'

/** A small rewording leaves so much of a line's words. */
const MIN_KEPT = 0.6

const wordsOf = (text: string) => foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? []

function isSmall(before: string, after: string): boolean {
  const [own, told] = [wordsOf(before), new Set(wordsOf(after))]
  const kept = own.filter((word) => told.has(word)).length
  return kept >= MIN_KEPT * own.length && told.size * MIN_KEPT <= own.length
}

/**
 * What of a plan a person lets happen to their resume: `order` moves lines and changes none, `light` allows names and
 * small rewordings and leaves nothing out, `full` all that holds.
 */
export function limitPlan(
  resume: StructuredResume,
  plan: EditPlan,
  strength: TailorOptions['strength'],
): EditPlan {
  if (strength === 'full') return plan
  const { bulletOrder, skillOrder, sectionOrder, summaryNote } = plan
  const orders = { bulletOrder, skillOrder, sectionOrder, ...(summaryNote && { summaryNote }) }
  if (strength === 'order') return { ...EMPTY_PLAN, ...orders }
  const texts = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  const isReworded = ({ targetId, text }: { targetId: string; text: string }) =>
    /^s\d+\.k/.test(targetId) || isSmall(texts.get(targetId) ?? '', text)
  return {
    edits: plan.edits.filter(isReworded),
    summary: isReworded({
      targetId: 'summary',
      text: plan.summary.map(({ text }) => text).join(' '),
    })
      ? plan.summary
      : [],
    newSkills: plan.newSkills,
    ...orders,
  }
}
